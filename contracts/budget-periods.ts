/** A month, or a school year from September to August, of the calendar of Budapest. */
export const budgetPeriods = ['month', 'school_year'] as const
export type BudgetPeriod = (typeof budgetPeriods)[number]
