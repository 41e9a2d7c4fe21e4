import { expect, test } from 'vitest'
import { parseInline } from './parse-inline.ts'

test('bold and links stand among text', () => {
  expect(parseInline('Az ár **1 490 Ft**, lásd [itt](payment).')).toEqual([
    { type: 'text', text: 'Az ár ' },
    { type: 'strong', text: '1 490 Ft' },
    { type: 'text', text: ', lásd ' },
    { type: 'link', text: 'itt', target: 'payment' },
    { type: 'text', text: '.' },
  ])
})

test('what is no mark stays text, also what looks like HTML', () => {
  expect(parseInline('2 * 3 [x] <b>')).toEqual([{ type: 'text', text: '2 * 3 [x] <b>' }])
  expect(parseInline('')).toEqual([])
})
