import { expect, test } from 'vitest'
import { isPeriod, periodsOf } from './periods.ts'

test.each([
  ['2026-11-26', '2026-09-01', '2027-08-31'],
  ['2026-08-31', '2025-09-01', '2026-08-31'],
  ['2026-09-01', '2026-09-01', '2027-08-31'],
])('on %s the school year goes from %s to %s', (today, from, to) =>
  expect(periodsOf(today)[0]).toMatchObject({ kind: 'schoolYear', from, to }),
)

test('five school years and three calendar years are offered', () => {
  const periods = periodsOf('2026-11-26')
  expect(periods.map(({ kind, year }) => `${kind} ${year}`)).toEqual([
    ...[2026, 2025, 2024, 2023, 2022].map((year) => `schoolYear ${year}`),
    ...[2026, 2025, 2024].map((year) => `calendarYear ${year}`),
  ])
})

test.each([
  [{ from: '2026-01-01', to: '2026-01-01' }, true],
  [{ from: '2026-01-02', to: '2026-01-01' }, false],
  [{ from: '', to: '2026-01-01' }, false],
  [{ from: '2020-01-01', to: '2026-01-01' }, false],
])('%o', (period, expected) => expect(isPeriod(period)).toBe(expected))
