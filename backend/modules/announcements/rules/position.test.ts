import { expect, test } from 'vitest'
import { readPosition } from './position.ts'

test.each(['1763800000/10:20:', '1763800000/10:20:10,14,19', '1763800000/10:10:'])('%s is a position', (text) => {
  expect(readPosition(text)).toEqual({ seconds: 1_763_800_000, snapshot: text.split('/')[1] })
})

test.each([
  '',
  '17',
  '10:20:10',
  '1763800000/',
  '1763800000/20:10:',
  '1763800000/0:10:',
  '1763800000/10:20:9',
  '1763800000/10:20:20',
  '1763800000/10:20:14,12',
  '1763800000/10:20:14,',
  "1763800000/10:20:'; drop table",
  `1763800000/10:99999999:${Array.from({ length: 2_000 }, (_, index) => index + 10).join(',')}`,
])('%s is none', (text) => expect(readPosition(text)).toBeUndefined())
