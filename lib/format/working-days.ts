const dayMs = 86_400_000

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10)

export const daysAfter = (date: string, days: number): string => isoDay(Date.parse(date) + days * dayMs)

/** Easter Sunday by the Gregorian rule (Meeus, Jones and Butcher). */
export const easterSunday = (year: number): string => {
  const golden = year % 19
  const [century, rest] = [Math.floor(year / 100), year % 100]
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30
  const week = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7
  const late = Math.floor((golden + 11 * moon + 22 * week) / 451)
  const days = moon + week - 7 * late + 114
  return isoDay(Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1))
}

/** Christmas Eve has been a holiday since 2024. */
const fixedHolidays = new Set(['01-01', '03-15', '05-01', '08-20', '10-23', '11-01', '12-24', '12-25', '12-26'])
/** Good Friday, Easter Monday, Whit Monday. */
const daysFromEaster = [-2, 1, 50]

const isHoliday = (date: string): boolean => {
  const easter = easterSunday(Number(date.slice(0, 4)))
  return fixedHolidays.has(date.slice(5)) || daysFromEaster.some((days) => daysAfter(easter, days) === date)
}

/** Whether Hungarian carriers work on this day: Monday to Friday, no public holiday. */
export const isWorkingDay = (date: string): boolean => {
  const weekday = new Date(date).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !isHoliday(date)
}

/** The day itself, or the first working day after it. */
export const workingDayFrom = (date: string): string => (isWorkingDay(date) ? date : workingDayFrom(daysAfter(date, 1)))

/** The day that is this many working days after another. */
export const workingDaysAfter = (date: string, count: number): string =>
  count === 0 ? date : workingDaysAfter(workingDayFrom(daysAfter(date, 1)), count - 1)
