import { expect, test } from 'vitest'
import { awaitedFile, isAwaited } from './awaited-file.ts'

const now = new Date('2026-11-27T12:00:00Z')

test.each([
  ['ebook', '2026-11-28', true, '2026-11-28'],
  ['ebook', '2026-11-27', false, null],
  ['audio', null, true, null],
  ['audio_cd', '2026-11-28', false, null],
  ['paperback', null, false, null],
])('%s of %s: awaited %s, until %s', (format, publishedOn, awaited, day) => {
  expect(isAwaited({ format, publishedOn }, now)).toBe(awaited)
  expect(awaitedFile({ format, publishedOn }, now)).toBe(day)
})
