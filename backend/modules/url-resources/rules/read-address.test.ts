import { expect, test } from 'vitest'
import { readAddress, readResourcePath } from './read-address.ts'

test.each([
  ['/termekek/edes-anna-12', 'hu', 'termekek/edes-anna-12'],
  ['termekek/edes-anna-12', 'hu', 'termekek/edes-anna-12'],
  ['/en/products/the-door-3', 'en', 'products/the-door-3'],
  ['/EN//Products/The-Door-3/', 'en', 'products/the-door-3'],
  ['/en', 'en', ''],
  ['/hu/termekek/a-1', 'hu', 'termekek/a-1'],
  ['/', 'hu', ''],
  ['/Könyvek', 'hu', 'könyvek'],
  ['/english/x', 'hu', 'english/x'],
])('%s', (url, locale, path) => expect(readAddress(url)).toEqual({ locale, path }))

test('the words of either language are understood', () => {
  expect(readResourcePath('termekek/edes-anna-12')).toEqual({
    type: 'variant',
    locale: 'hu',
    address: 'edes-anna-12',
    id: 12,
  })
  expect(readResourcePath('products/12')).toEqual({ type: 'variant', locale: 'en', address: '12', id: 12 })
  expect(readResourcePath('kiadok/helikon')).toEqual({ type: 'publisher', locale: 'hu', address: 'helikon', id: null })
})

test.each(['termekek', 'termekek/', 'termekek/a/b', 'termekek/Édes', 'kosar/1', 'termekek/x-99999999999 '])(
  'no resource: %s',
  (path) => expect(readResourcePath(path)).toBeUndefined(),
)

test('a value that cannot be an id is none', () => {
  expect(readResourcePath('products/x-0')?.id).toBeNull()
  expect(readResourcePath('products/x-9999999999')?.id).toBeNull()
})
