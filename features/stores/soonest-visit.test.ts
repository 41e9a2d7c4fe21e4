import { expect, test } from 'vitest'
import { soonestVisit } from './soonest-visit.ts'

const open = [1, 2, 3, 4, 5].map((day) => ({ day, from: '09:00', to: '18:00' }))
const early = { name: 'Korán záró', open: open.map((one) => ({ ...one, to: '16:00' })), specialDays: [] }
const late = { name: 'Későn záró', open, specialDays: [{ date: '2026-11-25', periods: [] }] }
const at = (date: string, time: string) => new Date(`${date}T${time}:00+01:00`)

test.each([
  ['before opening', '2026-11-23', '07:00', { name: 'Korán záró', day: 'today' }],
  ['once the first has closed', '2026-11-23', '16:30', { name: 'Későn záró', day: 'today' }],
  ['once all have closed', '2026-11-23', '18:00', { name: 'Korán záró', day: 'tomorrow' }],
  ['on a day off of the one that is still open', '2026-11-25', '17:00', { name: 'Korán záró', day: 'tomorrow' }],
  ['on a Friday evening', '2026-11-27', '19:00', undefined],
] as const)('%s', (_, date, time, visit) => expect(soonestVisit([early, late], at(date, time))).toEqual(visit))
