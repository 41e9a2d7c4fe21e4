import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { readVisit } from '../visit.ts'
import type { Decision } from './show-page.ts'

/** Each route of the specification, in both languages, with its guard (spec points 2, 4 and 6). */
const uuid = '7f9c24e8-3b12-4fef-91e0-56a2d1a3c0de'
const withId = (path: string): string =>
  path.replace('{kolibri|park|helikon|libri|jelenkor}', 'kolibri').replace(/\{\w+\}/, uuid)

const routes = readFileSync('tests/architecture/spec-routes.tsv', 'utf8')
  .split('\n')
  .slice(1)
  .filter((line) => line && !line.startsWith('Not found'))
  .map((line) => line.split('\t'))
  .map(([screen = '', hu = '', en = '']) => ({ screen, hu: withId(hu), en: withId(en) }))

const screens = {
  guest: ['Login', 'Forgotten password', 'Register', 'Account deleted'],
  login: [
    'Profile',
    'Orders',
    'Invoices',
    'Billing addresses',
    'Delivery addresses',
    'Favourites',
    'Customer order details',
  ],
  member: ['Checkout by offer', 'Organization', 'Organization traffic', 'Offers list', 'Offer details'],
  // The shop is open, so the page of maintenance leads home.
  closed: ['Maintenance'],
}
const guardOf = (screen: string): keyof typeof screens | undefined =>
  Object.entries(screens).find(([, names]) => names.includes(screen))?.[0] as keyof typeof screens | undefined

const visitors = {
  guest: '',
  customer: 'customer=1; segment=b2c',
  member: 'customer=1; segment=b2b',
}
type Visitor = keyof typeof visitors

const homes = { hu: '/', en: '/en' }
const logins = { hu: '/bejelentkezes', en: '/en/login' }

/** Where a guard leads a visitor from an address; `shown` where it lets the visitor in. */
const leadsTo = (screen: string, visitor: Visitor, pathname: string, locale: 'hu' | 'en'): string => {
  const guard = guardOf(screen)
  const login = `${logins[locale]}?redirectPath=${encodeURIComponent(pathname)}`
  if (guard === 'closed') return homes[locale]
  if (guard === undefined) return 'shown'
  if (guard === 'guest') return visitor === 'guest' ? 'shown' : homes[locale]
  if (visitor === 'guest') return login
  return guard === 'member' && visitor === 'customer' ? homes[locale] : 'shown'
}

let decide: (visit: ReturnType<typeof readVisit>) => Promise<Decision>
beforeAll(async () => {
  vi.resetModules()
  vi.stubEnv('UI_GUIDE', '1')
  // Without an answer the addresses of resources are taken as they are.
  vi.stubGlobal('fetch', () => Promise.reject(new Error('away')))
  ;({ decide } = await import('./decide.ts'))
})

const ask = async (pathname: string, visitor: Visitor, locale: 'hu' | 'en'): Promise<string> => {
  const cookie = `locale=${locale}; ${visitors[visitor]}`
  const decision = await decide(readVisit({ pathname, search: '' }, (name) => (name === 'cookie' ? cookie : undefined)))
  if (decision === 'unavailable') return decision
  if ('path' in decision) return decision.path
  const isShown = decision.status === undefined && decision.internal.startsWith(`/${locale}/b2`)
  return isShown ? 'shown' : decision.internal
}

describe.each(routes)('$screen', ({ screen, ...addresses }) => {
  test.each(['hu', 'en'] as const)('in %s', async (locale) => {
    const pathname = addresses[locale]
    for (const visitor of ['guest', 'customer', 'member'] as const)
      expect(await ask(pathname, visitor, locale), visitor).toBe(leadsTo(screen, visitor, pathname, locale))
  })
})

test('any other path is no page', async () => {
  vi.resetModules()
  const settings = {
    operation_mode: 'b2c_and_b2b',
    maintenance: false,
    available_locales: ['hu', 'en'],
    default_currency: 'HUF',
    available_currencies: ['HUF'],
  }
  vi.stubGlobal('fetch', async (url: string) =>
    url.endsWith('/config_entries') ? Response.json(settings) : new Response(null, { status: 404 }),
  )
  const { decide: decideAnew } = await import('./decide.ts')
  for (const [pathname, locale] of [
    ['/nincs-ilyen/oldal', 'hu'],
    ['/en/no-such/page', 'en'],
  ] as const)
    expect(await decideAnew(readVisit({ pathname, search: '' }, () => undefined))).toMatchObject({
      internal: `/${locale}/b2c-huf/not-found`,
      status: 404,
    })
})
