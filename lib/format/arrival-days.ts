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

const dispatchDay = (now: Date, releasedOn: string | null): string => {
  const { date, hour } = shopTime(now)
  const soonest = hour < lastHour ? date : daysAfter(date, 1)
  return workingDayFrom(releasedOn !== null && releasedOn > soonest ? releasedOn : soonest)
}

/** The working days that a carrier needs. */
export interface DaysOnTheWay {
  from: number
  to: number
}

/**
 * The days between which a parcel of an order placed now arrives.
 * @param releasedOn the day of publication of the last book in it; the parcel is dispatched on that day
 */
export const arrivalDays = (now: Date, days: DaysOnTheWay, releasedOn: string | null = null): Arrival => {
  const dispatch = dispatchDay(now, releasedOn)
  return { from: workingDaysAfter(dispatch, days.from), to: workingDaysAfter(dispatch, days.to) }
}
