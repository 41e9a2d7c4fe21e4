import type { BudgetPeriod } from '#contracts/budget-periods.ts'

/**
 * The first day of the periods that a day is in.
 * @param day of Budapest, `2026-11-26`
 */
export const startsOf = (day: string): Record<BudgetPeriod, string> => {
  const year = Number(day.slice(0, 4))
  return {
    month: `${day.slice(0, 7)}-01`,
    school_year: `${day.slice(5) < '09-01' ? year - 1 : year}-09-01`,
  }
}
