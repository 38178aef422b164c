extension Rule {
  /// 0xx: the file, its encoding, the syntax of its lines.
  static let textRules = [
    lineEndingNotCRLF, bareCarriageReturn, lineTooLong, foldSplitsCharacter, invalidUTF8,
    byteOrderMark, notUTF8, blankLine, missingFinalLineBreak,
    malformedLine, invalidPropertyName, malformedParameter, parameterValueNeedsQuotes,
    doubleQuoteInParameter, backslashEscapeInParameter, duplicateParameter, whitespaceAroundValue,
    lowercaseName,
    textOutsideCalendar, notICalendar, emptyFile, parametersOnBeginEnd,
  ]
}
