export interface Period {
  /** The first day, `2026-09-01`. */
  from: string
  /** The last day, inclusive. */
  to: string
}

export interface NamedPeriod extends Period {
  kind: 'schoolYear' | 'calendarYear'
  /** In which it begins. */
  year: number
}

const offered = { schoolYear: 5, calendarYear: 3 }

const back = (year: number, count: number): number[] => Array.from({ length: count }, (_, index) => year - index)

/**
 * The periods that are offered, the current ones first. A school year is from September to August.
 * @param today `2026-11-26`
 */
export const periodsOf = (today: string): NamedPeriod[] => {
  const year = Number(today.slice(0, 4))
  const schoolYear = today.slice(5) < '09-01' ? year - 1 : year
  return [
    ...back(schoolYear, offered.schoolYear).map((start) => ({
      kind: 'schoolYear' as const,
      year: start,
      from: `${start}-09-01`,
      to: `${start + 1}-08-31`,
    })),
    ...back(year, offered.calendarYear).map((one) => ({
      kind: 'calendarYear' as const,
      year: one,
      from: `${one}-01-01`,
      to: `${one}-12-31`,
    })),
  ]
}

const longest = 5 * 366 * 86_400_000

/** The same rule as the call of the statistics has. */
export const isPeriod = ({ from, to }: Period): boolean =>
  from !== '' && to !== '' && from <= to && Date.parse(to) - Date.parse(from) < longest
