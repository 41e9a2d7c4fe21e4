import { expect, test } from 'vitest'
import { timeOf } from './time-of.ts'

test.each([
  ['20261120', '2026-11-20T00:00:00.000Z'],
  ['20261120T0930', '2026-11-20T09:30:00.000Z'],
  ['20261120T093005Z', '2026-11-20T09:30:05.000Z'],
  ['20261120T0930+0100', '2026-11-20T08:30:00.000Z'],
  ['2026-11-20T09:30:05.123+02:00', '2026-11-20T07:30:05.000Z'],
  ['20261341', undefined],
  ['yesterday', undefined],
  [undefined, undefined],
])('%s is %s', (text, time) => expect(timeOf(text)?.toISOString()).toBe(time))
