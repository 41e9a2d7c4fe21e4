import { expect, test } from 'vitest'
import { readPath } from './read-path.ts'

test.each([
  ['/', { locale: 'hu', path: '', isTidy: true }],
  ['/en', { locale: 'en', path: '', isTidy: true }],
  ['/termekek/edes-anna-12', { locale: 'hu', path: 'termekek/edes-anna-12', isTidy: true }],
  ['/termekek/edes-anna-12/', { locale: 'hu', path: 'termekek/edes-anna-12', isTidy: false }],
  ['/EN/Products/X-1', { locale: 'en', path: 'products/x-1', isTidy: false }],
  ['/hu/kosar', { locale: 'hu', path: 'kosar', isTidy: false }],
  ['/english/x', { locale: 'hu', path: 'english/x', isTidy: true }],
  ['/k%C3%B6nyvek', { locale: 'hu', path: 'könyvek', isTidy: true }],
  ['/k%c3%b6nyvek', { locale: 'hu', path: 'könyvek', isTidy: true }],
  ['/a%2F%2Fevil.example', { locale: 'hu', path: 'a%2f%2fevil.example', isTidy: false }],
])('%s', (pathname, read) => expect(readPath(pathname)).toEqual(read))

test('an address that is not valid text has no path', () => expect(readPath('/%E0%A4%A')).toBeUndefined())
