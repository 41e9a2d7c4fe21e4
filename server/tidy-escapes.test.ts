import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tidyEscapes } from './tidy-escapes.ts'

test.each([
  ['/termekek/%C3%A9des-anna-1', '/termekek/%C3%A9des-anna-1'],
  ['/100%', '/100%25'],
  ['/%zz/%4', '/%25zz/%254'],
  ['/%ff', '/%25ff'],
  ['/%c3%28', '/%25c3%2528'],
  ['/%ed%a0%80', '/%25ed%25a0%2580'],
  ['/a?b=%zz?%', '/a?b=%zz?%'],
  ['/kereses?q=a%00b%ff', '/kereses?q=ab%ff'],
  ['/%00%2e%2e%2f', '/%00%2e%2e%2f'],
])('%s becomes %s', (address, tidy) => {
  expect(tidyEscapes(address)).toBe(tidy)
})

test('every path can be decoded, and a right one stays as it is', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.string(), fc.constantFrom('%', '%c3', '%A9', '%ff', '%00', '%2', 'a'))),
      (parts) => {
        const tidy = tidyEscapes(`/${parts.join('').replaceAll('?', '')}`)
        expect(() => decodeURIComponent(tidy)).not.toThrow()
        expect(tidyEscapes(tidy)).toBe(tidy)
      },
    ),
  )
})
