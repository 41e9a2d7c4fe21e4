/**
 * The net part of a gross amount, both in minor units: the shop's one rounding, half away from zero.
 * In integers, because 1.05 and 1.27 have no exact binary form.
 * @param vatRate percent
 */
export const netOf = (gross: number, vatRate: number): number => {
  const divisor = 100 + vatRate
  const net = Math.floor((Math.abs(gross) * 200 + divisor) / (2 * divisor))
  return gross < 0 ? -net : net
}
