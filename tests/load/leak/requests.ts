import type { OutgoingHttpHeaders } from 'node:http'
import { currencies, type Currency, type Locale, type Segment, segments } from '#contracts/shop.ts'
import { writeMarket } from '#lib/market/market.ts'
import { type PageName, pages } from '#contracts/pages.ts'
import type { Random } from '../support/random.ts'
import type { Address } from './addresses.ts'
import type { Person } from './people.ts'

export interface PersonRequest {
  person: Person
  kind: 'page' | 'flight' | 'call'
  /** The page, if the request is for a page. */
  page?: PageName
  method: string
  path: string
  headers: OutgoingHttpHeaders
  body?: string
  /** Requests with the same key have the same answer for everybody; undefined if the answer is the person's own. */
  shared?: string
  /** True if the answer must hold the person's mark, because the request is for the person's own data. */
  isOwn?: boolean
}

interface Market {
  segment: Segment
  currency: Currency
}

const allMarkets: Market[] = segments.flatMap((segment) =>
  (Object.keys(currencies) as Currency[]).map((currency) => ({ segment, currency })),
)

const cookiesOf = ({ token, isCustomer }: Person, { segment, currency }: Market, locale: Locale): string =>
  [
    `sid=${token}`,
    `segment=${segment}`,
    `currency=${currency}`,
    `locale=${locale}`,
    'cart=2',
    ...(isCustomer ? ['customer=1'] : []),
  ].join('; ')

interface Way extends Market {
  kind: 'page' | 'flight'
}

/** The ways to request a page: as HTML and as flight data, in each market. */
export const ways: Way[] = allMarkets.flatMap((market) =>
  (['page', 'flight'] as const).map((kind) => ({ ...market, kind })),
)

/**
 * @param query the query of a visitor who comes from an advertisement or a mail: it differs between visitors, and no
 * page may cache it
 */
const requestPage = (
  person: Person,
  { name, id, locale, pathFor }: Address,
  { kind, ...market }: Way,
  query: string,
): PersonRequest => {
  // Next's router sends `_rsc`; without it the storefront redirects to the address with `_rsc`.
  const search = [query, kind === 'flight' ? '_rsc' : ''].filter(Boolean).join('&')
  const headers = {
    cookie: cookiesOf(person, market, locale),
    'user-agent': 'Mozilla/5.0',
    ...(kind === 'flight' && { rsc: '1' }),
  }
  // A listing with a query is rendered for its visitor and is not cached.
  const shared =
    'listing' in pages[name] && query ? {} : { shared: [writeMarket(market), locale, kind, name, id].join(' ') }
  return {
    person,
    kind,
    page: name,
    method: 'GET',
    path: pathFor(person.order) + (search && `?${search}`),
    headers,
    ...shared,
  }
}

interface Call {
  path: string
  body?: object
  isOwn?: boolean
}

/** The calls of the islands on the pages. @param others people whose carts and orders this person tries to open */
const callsOf = ({ isCustomer, cart, order, mark }: Person, others: readonly Person[]): Call[] => [
  { path: '/v2.0/me', isOwn: isCustomer },
  { path: '/draft_orders/current', isOwn: true },
  { path: `/draft_orders/${cart}`, isOwn: true },
  { path: '/draft_orders', body: { currency: 'HUF' }, isOwn: true },
  { path: `/orders/${order}`, isOwn: true },
  { path: `/orders/${order}/state` },
  { path: `/draft_orders/${cart}/delivery_contexts` },
  { path: `/draft_orders/${cart}/payment_contexts` },
  { path: '/v2.0/me/orders' },
  { path: '/v2.0/me/invoices' },
  { path: '/v2.0/me/delivery_data' },
  { path: '/v2.0/me/billing_data' },
  { path: '/v2.0/me/shopping_lists' },
  { path: '/v2.0/variants/contextual_values?ids=1,2' },
  { path: '/v2.0/stock_notifications' },
  { path: '/v2.0/variants/1/ratings/own' },
  { path: '/v2.0/variants?limit=3' },
  { path: '/v2.0/stores' },
  { path: `/v2.0/quicksearch_suggestions/variants?q=${mark}` },
  { path: `/v2.0/brands?q=${mark}` },
  { path: '/login', body: { grant_type: 'anonymous' } },
  ...others.flatMap((other) => [{ path: `/draft_orders/${other.cart}` }, { path: `/orders/${other.order}` }]),
]

const requestCall = (person: Person, { path, body, isOwn = false }: Call, random: Random): PersonRequest => {
  const market = random.pick(allMarkets)
  const locale = random.pick(['hu', 'en'] as const)
  const headers = {
    cookie: cookiesOf(person, market, locale),
    'accept-language': locale,
    'x-currency': market.currency,
    'sec-fetch-site': 'same-origin',
  }
  const common = { person, kind: 'call' as const, path: `/api${path}`, headers, isOwn }
  return body
    ? {
        ...common,
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }
    : { ...common, method: 'GET' }
}

const shuffle = <Item>(items: readonly Item[], random: Random): Item[] =>
  items
    .map((item) => ({ item, at: random.next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)

/** Requests of all people for one page of one market. */
type Visit = () => PersonRequest[]

/** One person has a query, with which a listing is rendered anew; the answers to the two others are compared. */
const requestByEach = (people: readonly Person[], address: Address, way: Way, random: Random): PersonRequest[] => {
  const single = random.pick(people)
  const queryOf = (person: Person) =>
    'listing' in pages[address.name]
      ? person === single
        ? `utm_source=${person.mark}`
        : ''
      : random.pick(['', `utm_source=${person.mark}&token=${person.mark}`])
  return people.map((person) => requestPage(person, address, way, queryOf(person)))
}

/** @returns every page once, then every page again in another market or as the other kind, and so on */
const orderVisits = (people: readonly Person[], addresses: readonly Address[], random: Random): Visit[] => {
  const visitsOf = addresses.map((address) =>
    shuffle(ways, random).map(
      (way): Visit =>
        () =>
          requestByEach(people, address, way, random),
    ),
  )
  return ways.flatMap((_, turn) =>
    shuffle(
      visitsOf.flatMap((visits) => visits[turn] ?? []),
      random,
    ),
  )
}

/**
 * @returns `count` requests in random order. Four of five are for pages: everybody requests each page in some of its
 * markets, as HTML and as flight data. The others are calls of everybody.
 */
export const drawRequests = (
  people: readonly Person[],
  addresses: readonly Address[],
  count: number,
  random: Random,
): PersonRequest[] => {
  const visits = orderVisits(people, addresses, random)
  const calls = people.flatMap((person) =>
    callsOf(
      person,
      people.filter((other) => other !== person),
    ).map((call) => () => requestCall(person, call, random)),
  )
  const drawn: PersonRequest[] = []
  for (let index = 0; drawn.length < count * 0.8; index++) drawn.push(...(visits[index % visits.length]?.() ?? []))
  while (drawn.length < count) drawn.push(...calls.map((send) => send()))
  return shuffle(drawn, random)
}
