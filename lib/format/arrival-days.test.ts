import { expect, test } from 'vitest'
import { arrivalDays } from './arrival-days.ts'

const courier = { from: 1, to: 2 }

test.each([
  ['on a Monday morning', '2026-11-23T09:42:00Z', null, '2026-11-24', '2026-11-25'],
  ['after the last hour of the shop’s clock', '2026-11-23T14:00:00Z', null, '2026-11-25', '2026-11-26'],
  ['late on a Friday', '2026-11-27T20:00:00Z', null, '2026-12-01', '2026-12-02'],
  ['before Christmas', '2026-12-22T23:30:00Z', null, '2026-12-28', '2026-12-29'],
  ['with a book of a later day', '2026-11-23T09:42:00Z', '2026-12-15', '2026-12-16', '2026-12-17'],
  ['with a book of a Saturday', '2026-11-23T09:42:00Z', '2026-12-05', '2026-12-08', '2026-12-09'],
  ['with a book that is out already', '2026-11-23T09:42:00Z', '2026-11-20', '2026-11-24', '2026-11-25'],
])('%s', (_, now, releasedOn, from, to) => {
  expect(arrivalDays(new Date(now), courier, { releasedOn })).toEqual({ from, to })
})

test.each([
  ['first the working days of the supplier', '2026-11-26T09:42:00Z', { leadDays: 3 }, '2026-12-02', '2026-12-03'],
  [
    'the later one of both waits',
    '2026-11-23T09:42:00Z',
    { leadDays: 2, releasedOn: '2026-12-15' },
    '2026-12-16',
    '2026-12-17',
  ],
  [
    'the supplier after the publication',
    '2026-11-23T09:42:00Z',
    { leadDays: 5, releasedOn: '2026-11-24' },
    '2026-12-01',
    '2026-12-02',
  ],
])('%s', (_, now, waiting, from, to) => {
  expect(arrivalDays(new Date(now), courier, waiting)).toEqual({ from, to })
})
