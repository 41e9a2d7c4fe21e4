import { expect, test } from 'vitest'
import { readVisit, type Visit, visitKey } from './visit.ts'

const visit = (address: string, headers: Record<string, string> = {}): Visit => {
  const { pathname, search } = new URL(address, 'http://shop.example')
  return readVisit({ pathname, search }, (name) => headers[name])
}

test.each([
  ['/en/products/x-1', { 'accept-language': 'hu' }, 'en'],
  ['/EN/products/x-1', { 'accept-language': 'hu' }, 'en'],
  ['/aszf', { 'accept-language': 'hu' }, 'hu'],
  ['/aszf', { 'accept-language': 'en-GB' }, 'en'],
  ['/aszf', { 'accept-language': 'de, en;q=0.5, hu;q=0.6' }, 'hu'],
  ['/aszf', { 'accept-language': 'hu;q=0.5, en' }, 'en'],
  ['/aszf', { 'accept-language': 'de' }, 'hu'],
  ['/aszf', { 'accept-language': '*' }, 'hu'],
  ['/aszf', { 'accept-language': ';;q=,' }, 'hu'],
  ['/aszf', {}, 'hu'],
  ['/aszf', { 'accept-language': 'hu', cookie: 'locale=en' }, 'en'],
  ['/aszf', { 'accept-language': 'hu', cookie: 'locale=xx' }, 'hu'],
  ['/hu/aszf', { 'accept-language': 'en', cookie: 'locale=en' }, 'hu'],
  ['/english', { 'accept-language': 'hu' }, 'hu'],
  ['/aszf', { 'accept-language': 'en', 'user-agent': 'Googlebot/2.1' }, 'hu'],
] as const)('%s of %j is in %s', (address, headers, language) =>
  expect(visit(address, headers).language).toBe(language),
)

test.each([
  ['/', { 'accept-language': 'hu' }, false],
  ['/en', { 'accept-language': 'en' }, false],
  ['/en', { 'accept-language': 'hu' }, true],
  ['/en', { 'accept-language': 'hu', cookie: 'locale=en' }, false],
  ['/en', { 'accept-language': 'en', cookie: 'locale=hu' }, true],
  ['/', { 'accept-language': 'hu', cookie: 'locale=xx' }, true],
  ['/en', { 'accept-language': 'hu', 'sec-fetch-dest': 'document' }, true],
  ['/en', { 'accept-language': 'hu', 'sec-fetch-dest': 'empty' }, false],
  ['/en', { 'accept-language': 'hu', 'user-agent': 'Googlebot/2.1' }, false],
] as const)('%s of %j saves the language in a cookie: %s', (address, headers, saves) =>
  expect(visit(address, headers).savesLanguage).toBe(saves),
)

test.each([
  ['segment=b2b; currency=EUR; customer=1', { segment: 'b2b', currency: 'EUR', seemsSignedIn: true }],
  ['segment=x; currency=toString', { segment: 'b2c', currency: undefined, seemsSignedIn: false }],
  ['sid=secret', { segment: 'b2c', currency: undefined, seemsSignedIn: false }],
] as const)('reads the cookies %s', (cookie, facts) => expect(visit('/', { cookie })).toMatchObject(facts))

test('the key tells apart all that the middleware tells apart, and holds nothing of the visitor', () => {
  const keys = [
    visit('/'),
    visit('/?a=1'),
    visit('/a'),
    visit('/', { 'accept-language': 'en' }),
    visit('/', { cookie: 'locale=en' }),
    visit('/', { 'accept-language': 'en', cookie: 'locale=hu', 'sec-fetch-dest': 'empty' }),
    visit('/', { cookie: 'segment=b2b' }),
    visit('/', { cookie: 'currency=HUF' }),
    visit('/', { cookie: 'currency=EUR' }),
    visit('/', { cookie: 'customer=1' }),
  ].map(visitKey)
  // A language is the same whether it is accepted or saved: for English as for Hungarian.
  expect(new Set(keys).size).toBe(8)
  expect(visitKey(visit('/', { cookie: 'sid=secret; customer=anna', 'accept-language': 'hu-HU,hu' }))).toBe(
    visitKey(visit('/', { cookie: 'customer=1' })),
  )
})
