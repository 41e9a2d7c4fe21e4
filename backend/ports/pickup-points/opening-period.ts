import type { OpeningPeriod, Weekday } from './port.ts'

/** The keys of Foxpost's `open` and, once accents are taken off, the day names of the post's XML. */
export const HUNGARIAN_WEEKDAYS = ['hetfo', 'kedd', 'szerda', 'csutortok', 'pentek', 'szombat', 'vasarnap'] as const

/**
 * One period, or none when the day is not 1-7 or the times are not times. Equal times also give none: the post writes
 * `00:00` twice for a closed day.
 */
export function openingPeriod(day: number, from: unknown, to: unknown): OpeningPeriod[] {
  const start = clockTime(from)
  const end = clockTime(to)
  if (!isWeekday(day) || start === undefined || end === undefined || start === end || start === '24:00') return []
  return [{ day, from: start, to: end }]
}

function clockTime(value: unknown): string | undefined {
  const match = typeof value === 'string' ? /^\s*(\d{1,2}):([0-5]\d)(?::\d{2})?\s*$/.exec(value) : null
  if (match === null) return undefined
  const time = `${match[1]?.padStart(2, '0')}:${match[2]}`
  return time <= '24:00' ? time : undefined
}

function isWeekday(day: number): day is Weekday {
  return Number.isInteger(day) && day >= 1 && day <= 7
}
