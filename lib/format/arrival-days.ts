import type { Arrival } from '#contracts/shipments.ts'
import { daysAfter, workingDayFrom, workingDaysAfter } from './working-days.ts'

/** An order that is placed on a working day before this hour is dispatched on that day. */
const lastHour = 15

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Budapest',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
})

const shopTime = (now: Date): { date: string; hour: number } => {
  const part = Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, value]))
  return { date: `${part.year}-${part.month}-${part.day}`, hour: Number(part.hour) }
}

/** What a parcel waits for. */
export interface Waiting {
  /** The day of publication of the last book in it; the parcel is dispatched on that day. */
  releasedOn?: string | null
  /** Working days until its suppliers have sent their copies. */
  leadDays?: number
}

const dispatchDay = (now: Date, { releasedOn = null, leadDays = 0 }: Waiting): string => {
  const { date, hour } = shopTime(now)
  const ordered = workingDayFrom(hour < lastHour ? date : daysAfter(date, 1))
  const soonest = workingDaysAfter(ordered, leadDays)
  return workingDayFrom(releasedOn !== null && releasedOn > soonest ? releasedOn : soonest)
}

/** The working days that a carrier needs. */
export interface DaysOnTheWay {
  from: number
  to: number
}

/** The days between which a parcel of an order placed now arrives. */
export const arrivalDays = (now: Date, days: DaysOnTheWay, waiting: Waiting = {}): Arrival => {
  const dispatch = dispatchDay(now, waiting)
  return { from: workingDaysAfter(dispatch, days.from), to: workingDaysAfter(dispatch, days.to) }
}
