import type { SoldBook } from './find-book.ts'
import { check } from '../support/checks.ts'
import type { RunningShop } from '../support/running-shop.ts'
import { checkOperationMode } from './operation-mode.ts'
import type { TypeCommand } from './type-command.ts'
import { isInTime, msUntil, readPage } from './visit.ts'

interface Effect {
  entry: string
  value: unknown
  path: string
  /** A text that the page shows after the change. */
  says: string
  /** True if the page no longer shows the text after the change. */
  no?: true
}

/** Entries of the configuration, and how each entry changes a page. */
const effectsOn = ({ path }: SoldBook): Effect[] => [
  { entry: 'contact_phone', value: '06 1 555 0199', path: '/gyik', says: '06 1 555 0199' },
  { entry: 'contact_email', value: 'masik@kolofon.example', path: '/gyik', says: 'masik@kolofon.example' },
  { entry: 'compare_limit', value: 3, path: '/gyik', says: 'legfeljebb 3 könyvet' },
  { entry: 'recently_viewed_limit', value: 0, path, says: '\\"max\\":', no: true },
  {
    entry: 'brand_settings',
    value: { showCarousel: false, showLetterLinks: false, listType: 'list' },
    path: '/szerzok',
    says: 'aria-label="Ábécé"',
    no: true,
  },
]

const priceIn = (currency: 'HUF' | 'EUR'): RegExp =>
  currency === 'HUF' ? /\d[\s\u00a0\u202f]Ft/ : /\d[\s\u00a0\u202f]?€|€\d|EUR/

/** Opens a cart for a visitor who has chosen a currency. @returns the currency of the cart */
const openCart = async ({ origin }: RunningShop, currency: string): Promise<string> => {
  const headers = { 'Content-Type': 'application/json', Origin: origin }
  const signedIn = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ grant_type: 'anonymous' }),
  })
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const opened = await fetch(`${origin}/api/draft_orders`, {
    method: 'POST',
    headers: { ...headers, Cookie: cookie },
    body: JSON.stringify({ currency }),
  })
  return ((await opened.json()) as { currency?: string }).currency ?? `status ${opened.status}`
}

/** The visitor's choice of a currency holds while the shop sells in this currency. */
const checkCurrencies = async (shop: RunningShop, type: TypeCommand, { path }: SoldBook): Promise<void> => {
  const page = shop.origin + path
  const seesIn = async (currency: 'HUF' | 'EUR', cookies: string) => {
    const { status, text } = await readPage(page, cookies)
    return status === 200 && text.includes(`data-currency="${currency}"`) && priceIn(currency).test(text)
  }
  const inEuro = 'locale=hu; currency=EUR'
  check('a visitor who has chosen the euro sees prices in euros', await seesIn('EUR', inEuro))
  const withdrawn = await type('config', 'set', 'available_currencies', '["HUF"]')
  const back = await msUntil(() => seesIn('HUF', inEuro), withdrawn.at)
  check('available_currencies: once the euro is withdrawn, the same visitor sees forints', isInTime(back), `${back} ms`)
  check('the visitor is not redirected', (await readPage(page, inEuro)).url === page)
  check('the visitor gets a cart in forints', (await openCart(shop, 'EUR')) === 'HUF')
  await type('config', 'set', 'available_currencies', '["HUF","EUR"]')
  check(
    'the visitor sees euros again once the euro is back',
    (await msUntil(() => seesIn('EUR', inEuro), Date.now())) !== undefined,
  )

  const changed = await type('config', 'set', 'default_currency', 'EUR')
  const first = await msUntil(() => seesIn('EUR', 'locale=hu'), changed.at)
  check(
    'default_currency: a visitor who has chosen nothing sees the default currency of the shop',
    isInTime(first),
    `${first} ms`,
  )
  const { text: feed } = await readPage(`${shop.origin}/feeds/google-hu.xml`)
  check(
    'the feeds for portals use the default currency, too',
    feed.includes(' EUR</g:price>') && !feed.includes(' HUF</g:price>'),
  )
  await type('config', 'set', 'default_currency', 'HUF')
}

/** The home page leads to another page, and stands at its own address again. */
const checkRoot = async ({ origin }: RunningShop, type: TypeCommand): Promise<void> => {
  const leadsTo = async () => {
    const { status, headers } = await fetch(origin, {
      headers: { Cookie: 'locale=hu', 'Accept-Language': 'hu' },
      redirect: 'manual',
    })
    return `${status} ${headers.get('location') ?? ''}`
  }
  check('the home page stands at its address', (await leadsTo()).startsWith('200'))
  const set = await type('config', 'set', 'root_redirect', '/en/faqs')
  const led = await msUntil(async () => /^302 .*\/gyik$/.test(await leadsTo()), set.at)
  check('config set root_redirect leads away from the home page within two seconds', isInTime(led), `${led} ms`)
  const unset = await type('config', 'set', 'root_redirect', 'null')
  const back = await msUntil(async () => (await leadsTo()).startsWith('200'), unset.at)
  check('without root_redirect the home page is back within two seconds', isInTime(back), `${back} ms`)
}

export const checkConfiguration = async (shop: RunningShop, type: TypeCommand, book: SoldBook): Promise<void> => {
  for (const { entry, value, path, says, no } of effectsOn(book)) {
    const isThere = async () => (await readPage(shop.origin + path)).text.includes(says)
    const before = await isThere()
    const { code, err, at } = await type('config', 'set', entry, JSON.stringify(value))
    const ms = await msUntil(async () => (await isThere()) !== (no ?? false), at)
    check(
      `config set ${entry} changes the page within two seconds`,
      code === 0 && before === (no ?? false) && isInTime(ms),
      err || `${ms} ms`,
    )
  }
  await checkRoot(shop, type)
  await checkOperationMode(shop, type, book)
  await checkCurrencies(shop, type, book)
}
