/**
 * An amount of another currency with two decimals, in forints; half a forint is rounded away from zero.
 * @param exchangeRate hundredths of a forint for one unit
 */
export const toForint = (minor: number, exchangeRate: number): number =>
  Math.sign(minor) * Math.floor((Math.abs(minor) * exchangeRate + 5_000) / 10_000)
