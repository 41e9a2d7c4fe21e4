/** By how much a deal or a coupon lowers a price: by a percentage, or by a gross amount in minor units. */
export interface Reduction {
  percent: number | null
  amount: number | null
}

/**
 * The gross amount by which a price is lowered, never more than the price. A percentage is rounded half up, in integers,
 * because 0.05 has no exact binary form.
 * @param rateUnit what one percent is as a rate (spec point 9: 0.01)
 */
export const reductionOf = (gross: number, { percent, amount }: Reduction, rateUnit: number): number => {
  const parts = Math.round(1 / rateUnit)
  const wanted = percent === null ? (amount ?? 0) : Math.floor((2 * gross * percent + parts) / (2 * parts))
  return Math.min(gross, wanted)
}
