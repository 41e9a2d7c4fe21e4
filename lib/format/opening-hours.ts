interface Period {
  day: number
  from: string
  to: string
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Budapest',
  weekday: 'short',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** ISO weekday and `HH:MM` in the time zone of the stores, wherever the visitor is. */
const shopTime = (now: Date): { day: number; date: string; time: string } => {
  const part = Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, value]))
  const date = `${part.year}-${part.month}-${part.day}`
  return { day: weekdays.indexOf(part.weekday ?? '') + 1, date, time: `${part.hour}:${part.minute}` }
}

/** `08:00` is written 8, `08:30` 8:30. */
const shorten = (time: string): string => time.replace(/^0(?=\d)/, '').replace(/:00$/, '')

/** `8–12, 13–18`. */
export const writePeriods = (periods: readonly Omit<Period, 'day'>[]): string =>
  periods.map(({ from, to }) => `${shorten(from)}–${shorten(to === '23:59' ? '24:00' : to)}`).join(', ')

export interface OpeningToday {
  /** Empty when it is closed all day. */
  hours: string
  isOpen: boolean
  /** Whether the store is open, or will open later on this day. */
  isToCome: boolean
}

interface SpecialDay {
  date: string
  periods: readonly Omit<Period, 'day'>[]
}

/** The hours of a day: those of a special day, otherwise those of the week. */
export const openingToday = (
  open: readonly Period[],
  now: Date,
  specialDays: readonly SpecialDay[] = [],
): OpeningToday => {
  const { day, date, time } = shopTime(now)
  const special = specialDays.find((one) => one.date === date)
  const today = special?.periods ?? open.filter((period) => period.day === day)
  return {
    hours: writePeriods(today),
    isOpen: today.some(({ from, to }) => from <= time && time < to),
    isToCome: today.some(({ to }) => time < to),
  }
}
