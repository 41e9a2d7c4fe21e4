import { describe, expect, test } from 'vitest'
import { withdrawalDays } from './withdrawal-days.ts'

const placedAt = new Date('2026-11-02T10:00:00Z')
const handedOver = (...moments: (string | null)[]) =>
  moments.map((moment) => ({ handedOverAt: moment === null ? null : new Date(moment) }))
const books = (...moments: (string | null)[]) => withdrawalDays(placedAt, handedOver(...moments), 14).books

describe('the last day for books', () => {
  test.each([
    ['is fourteen days after the arrival', ['2026-11-03T10:00:00Z'], '2026-11-17'],
    ['counts from the day in Budapest', ['2026-11-03T23:30:00Z'], '2026-11-18'],
    ['counts from the last parcel', ['2026-11-12T10:00:00Z', '2026-11-04T10:00:00Z'], '2026-11-26'],
    ['moves from a Sunday to the Monday', ['2026-11-08T10:00:00Z'], '2026-11-23'],
    ['moves over Christmas', ['2026-12-10T10:00:00Z'], '2026-12-28'],
    ['is not known while a parcel is on its way', ['2026-11-03T10:00:00Z', null], null],
    ['is not known where nothing was sent', [null], null],
    ['is not known where there is no parcel', [], null],
  ])('%s', (_, moments, day) => expect(books(...moments)).toBe(day))
})

test('the last day for downloads counts from the order', () =>
  expect(withdrawalDays(placedAt, handedOver(null), 14).downloads).toBe('2026-11-16'))

test('the shop may give more days', () =>
  expect(withdrawalDays(placedAt, handedOver('2026-11-03T10:00:00Z'), 30).books).toBe('2026-12-03'))
