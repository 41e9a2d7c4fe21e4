import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markMatches } from './mark-matches.ts'

const marked = (text: string, typed: string) =>
  markMatches(text, typed)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('')

test.each([
  ['Édes Anna', 'edes', '[Édes] Anna'],
  ['Édes Anna', 'an ed', '[Éd]es [An]na'],
  ['Színek és évek', 'éve', 'Színek és [éve]k'],
  ['A Pál utcai fiúk', 'pal utca', 'A [Pál] [utca]i fiúk'],
  ['Kosztolányi Dezső', 'tol', 'Kosztolányi Dezső'],
  ['100% igaz', '100%', '[100]% igaz'],
  ['Anna', '', 'Anna'],
])('in %s for %s', (text, typed, wanted) => {
  expect(marked(text, typed)).toBe(wanted)
})

test('the parts always join to the text, each at its position', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, typed) => {
      const parts = markMatches(text, typed)
      expect(parts.map((part) => part.text).join('')).toBe(text)
      for (const part of parts) expect(text.slice(part.start, part.start + part.text.length)).toBe(part.text)
    }),
  )
})
