import { NextRequest, NextResponse } from 'next/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ChosenLocale } from './choose-locale.ts'

let chooseLocale: (request: NextRequest) => Promise<ChosenLocale>
const open = async (...locales: string[]) => {
  vi.resetModules()
  vi.stubGlobal('fetch', async () => Response.json({ maintenance: false, available_locales: locales }))
  ;({ chooseLocale } = await import('./choose-locale.ts'))
}
beforeEach(() => open('hu', 'en'))
afterEach(() => void vi.unstubAllEnvs())

const choose = async (path: string, headers: Record<string, string> = {}) =>
  (await chooseLocale(new NextRequest(`http://shop.example${path}`, { headers }))).locale

test.each([
  ['/en/products/x-1', { 'accept-language': 'hu' }, 'en'],
  ['/aszf', { 'accept-language': 'hu' }, 'hu'],
  ['/aszf', { 'accept-language': 'en-GB' }, 'en'],
  ['/aszf', { 'accept-language': 'de' }, 'hu'],
  ['/aszf', { 'accept-language': 'hu', cookie: 'locale=en' }, 'en'],
  ['/hu/aszf', { 'accept-language': 'en', cookie: 'locale=en' }, 'hu'],
  ['/aszf', { 'accept-language': 'en', 'user-agent': 'Googlebot/2.1' }, 'hu'],
] as const)('%s of %j in %s', async (path, headers, locale) => expect(await choose(path, headers)).toBe(locale))

test('with English switched off nobody is redirected to it', async () => {
  await open('hu')
  expect(await choose('/', { 'accept-language': 'en', cookie: 'locale=en' })).toBe('hu')
})

test.each([
  ['https://shop.example', true],
  ['http://localhost:3000', undefined],
])('the choice is remembered in a cookie that fits %s', async (address, secure) => {
  vi.stubEnv('PUBLIC_URL', address)
  const { remember } = await chooseLocale(
    new NextRequest('http://shop.example/en/cart', { headers: { 'accept-language': 'hu' } }),
  )
  const cookie = remember(NextResponse.next()).cookies.get('locale')
  expect([cookie?.value, cookie?.sameSite, cookie?.secure || undefined]).toEqual(['en', 'lax', secure])
})
