/// `dividend` divided by the positive `divisor`, rounded down.
func floorDivide(_ dividend: Int, _ divisor: Int) -> Int {
  (dividend >= 0 ? dividend : dividend - divisor + 1) / divisor
}

/// What ``floorDivide(_:_:)`` leaves, in `0..<divisor`.
func floorModulo(_ dividend: Int, _ divisor: Int) -> Int {
  let rest = dividend % divisor
  return rest >= 0 ? rest : rest + divisor
}

/// The smallest multiple of the positive `step` that is `number` or more.
func roundUp(_ number: Int, toMultipleOf step: Int) -> Int {
  -floorDivide(-number, step) * step
}

/// The greatest number that divides both positive numbers.
func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
  b == 0 ? a : greatestCommonDivisor(b, a % b)
}
