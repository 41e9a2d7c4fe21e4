import type { OutgoingHttpHeaders } from 'node:http'
import { currencies, type Currency, type Locale, type Segment, segments } from '#contracts/shop.ts'
import { writeMarket } from '#lib/market/market.ts'
import { type PageName, pages } from '#contracts/pages.ts'
import type { Random } from '../support/random.ts'
import type { Address } from './addresses.ts'
import type { Person } from './people.ts'

export interface Question {
  person: Person
  kind: 'page' | 'flight' | 'call'
  /** Which page it is, where it is one. */
  page?: PageName
  method: string
  path: string
  headers: OutgoingHttpHeaders
  body?: string
  /** Questions with the same one have the same answer for everybody; undefined where it is somebody's own. */
  shared?: string
  /** The answer must say who asked: what is asked is theirs. */
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

/** In how many ways there is a page to ask for: as HTML and as flight data of each market. */
export const ways: Way[] = allMarkets.flatMap((market) =>
  (['page', 'flight'] as const).map((kind) => ({ ...market, kind })),
)

/** @param query of who comes from an advertisement or a mail: one of their own, which no page may keep */
const pageQuestion = (
  person: Person,
  { name, id, locale, pathFor }: Address,
  { kind, ...market }: Way,
  query: string,
): Question => {
  // As Next's router asks; without this word it is led on to where the word stands.
  const search = [query, kind === 'flight' ? '_rsc' : ''].filter(Boolean).join('&')
  const headers = {
    cookie: cookiesOf(person, market, locale),
    'user-agent': 'Mozilla/5.0',
    ...(kind === 'flight' && { rsc: '1' }),
  }
  // With a query a listing is made for who asks, and is kept for nobody.
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

/** What the islands of the pages ask for; `others` are people whose papers this one tries to open. */
const callsOf = ({ isCustomer, cart, order, mark }: Person, others: readonly Person[]): Call[] => [
  { path: '/v2.0/me', isOwn: isCustomer },
  { path: '/draft_orders/current', isOwn: true },
  { path: `/draft_orders/${cart}`, isOwn: true },
  { path: '/draft_orders', body: { currency: 'HUF' }, isOwn: true },
  { path: `/orders/${order}`, isOwn: true },
  { path: `/orders/${order}/state` },
  { path: `/draft_orders/${cart}/delivery_contexts` },
  { path: `/draft_orders/${cart}/payment_contexts` },
  { path: '/v2.0/stock_notifications' },
  { path: '/v2.0/variants/1/ratings/own' },
  { path: '/v2.0/variants?limit=3' },
  { path: '/v2.0/stores' },
  { path: `/v2.0/quicksearch_suggestions/variants?q=${mark}` },
  { path: `/v2.0/brands?q=${mark}` },
  { path: '/login', body: { grant_type: 'anonymous' } },
  ...others.flatMap((other) => [{ path: `/draft_orders/${other.cart}` }, { path: `/orders/${other.order}` }]),
]

const callQuestion = (person: Person, { path, body, isOwn = false }: Call, random: Random): Question => {
  const market = random.pick(allMarkets)
  const locale = random.pick(['hu', 'en'] as const)
  const headers = {
    cookie: cookiesOf(person, market, locale),
    'accept-language': locale,
    'x-currency': market.currency,
    'sec-fetch-site': 'same-origin',
  }
  const asked = { person, kind: 'call' as const, path: `/api${path}`, headers, isOwn }
  return body
    ? {
        ...asked,
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }
    : { ...asked, method: 'GET' }
}

const shuffle = <Item>(items: readonly Item[], random: Random): Item[] =>
  items
    .map((item) => ({ item, at: random.next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)

/** One page of one market, asked for by everybody. */
type Visit = () => Question[]

/** One has a query where it makes a listing anew: the two others are left to be compared. */
const askEach = (people: readonly Person[], address: Address, way: Way, random: Random): Question[] => {
  const single = random.pick(people)
  const queryOf = (person: Person) =>
    'listing' in pages[address.name]
      ? person === single
        ? `utm_source=${person.mark}`
        : ''
      : random.pick(['', `utm_source=${person.mark}&token=${person.mark}`])
  return people.map((person) => pageQuestion(person, address, way, queryOf(person)))
}

/** Every page once, then every page again in another market or as the other kind, and so on. */
const orderVisits = (people: readonly Person[], addresses: readonly Address[], random: Random): Visit[] => {
  const rounds = addresses.map((address) =>
    shuffle(ways, random).map(
      (way): Visit =>
        () =>
          askEach(people, address, way, random),
    ),
  )
  return ways.flatMap((_, round) =>
    shuffle(
      rounds.flatMap((visits) => visits[round] ?? []),
      random,
    ),
  )
}

/**
 * So many questions in no order: four of five for pages, each asked for by everybody in some of its markets, as HTML
 * and as flight data, with the calls of everybody in between.
 */
export const drawQuestions = (
  people: readonly Person[],
  addresses: readonly Address[],
  count: number,
  random: Random,
): Question[] => {
  const visits = orderVisits(people, addresses, random)
  const calls = people.flatMap((person) =>
    callsOf(
      person,
      people.filter((other) => other !== person),
    ).map((call) => () => callQuestion(person, call, random)),
  )
  const drawn: Question[] = []
  for (let index = 0; drawn.length < count * 0.8; index++) drawn.push(...(visits[index % visits.length]?.() ?? []))
  while (drawn.length < count) drawn.push(...calls.map((ask) => ask()))
  return shuffle(drawn, random)
}
