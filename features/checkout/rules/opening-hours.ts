interface Period {
  day: number
  from: string
  to: string
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Budapest',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** ISO weekday and `HH:MM` of the shops' clock, wherever the visitor is. */
const shopTime = (now: Date): { day: number; time: string } => {
  const part = Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, value]))
  return { day: weekdays.indexOf(part.weekday ?? '') + 1, time: `${part.hour}:${part.minute}` }
}

/** `08:00` is written 8, `08:30` 8:30. */
const shorten = (time: string): string => time.replace(/^0(?=\d)/, '').replace(/:00$/, '')

/** `8–12, 13–18`. */
export const writePeriods = (periods: readonly Period[]): string =>
  periods.map(({ from, to }) => `${shorten(from)}–${shorten(to === '23:59' ? '24:00' : to)}`).join(', ')

export interface OpeningToday {
  /** Empty when it is closed all day. */
  hours: string
  isOpen: boolean
}

export const openingToday = (open: readonly Period[], now: Date): OpeningToday => {
  const { day, time } = shopTime(now)
  const today = open.filter((period) => period.day === day)
  return { hours: writePeriods(today), isOpen: today.some(({ from, to }) => from <= time && time < to) }
}
