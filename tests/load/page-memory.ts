import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { currencies, locales, segments } from '#contracts/shop.ts'
import { getPathname } from '#contracts/page-address.ts'
import { readRows } from '#server/pages/flight-rows.ts'
import { check, finish, tell } from './support/checks.ts'
import { clearCachedPages } from './support/clear-cached-pages.ts'
import { freePort } from './support/free-port.ts'
import { withShop } from './support/shop.ts'
import { fromMemory, startStorefront, type Storefront } from './support/storefront.ts'
import { askOnWire, type WireAnswer } from './support/wire.ts'

interface Visit {
  path: string
  headers: Record<string, string>
}

const cookies = [
  '',
  'sid=0123456789abcdef; customer=1; cart=3',
  'locale=en',
  'locale=hu; segment=b2b',
  'locale=xx; segment=x; currency=toString',
  ...segments.flatMap((segment) => Object.keys(currencies).map((one) => `segment=${segment}; currency=${one}`)),
]
const browser = { 'user-agent': 'Mozilla/5.0' }
const agents = [
  browser,
  { ...browser, 'accept-language': 'hu-HU,hu;q=0.9,en;q=0.5' },
  { ...browser, 'accept-language': 'en-GB,en;q=0.9' },
  { 'user-agent': 'Googlebot/2.1', 'accept-language': 'en' },
]
const encodings = ['gzip, deflate, br', 'gzip', 'identity']

const findPaths = async (api: string): Promise<string[]> => {
  const get = async <Value>(route: string): Promise<Value> =>
    (await (await fetch(`${api}/api${route}`)).json()) as Value
  const { items } = await get<{ items: { path: string }[] }>('/v2.0/categories')
  const { products } = await get<{ products: { path: string }[] }>('/v2.0/variants?limit=1')
  const [category = '', product = ''] = [items[0]?.path, products[0]?.path]
  const own = locales.flatMap((locale) => [
    ...(['/', '/search', '/cart', '/login', '/maintenance', '/checkout/payment'] as const).map((href) =>
      getPathname({ href, locale }),
    ),
    getPathname({ href: { pathname: '/search', query: { q: 'anna' } }, locale }),
    `${getPathname({ href: '/faqs', locale })}?utm_source=letter`,
  ])
  return [
    ...own,
    category,
    `${category}?format=paperback`,
    product,
    `${product}/`,
    `/hu${product}`,
    '/en/nothing',
    '/%',
  ]
}

/** Every address for every visitor; the encodings and the two kinds of answers take turns. */
const visitsTo = (paths: readonly string[]): Visit[] =>
  paths.flatMap((path, at) =>
    agents.flatMap((agent, row) =>
      cookies.flatMap((cookie, column) => {
        const headers = {
          ...agent,
          ...(cookie && { cookie }),
          'accept-encoding': encodings[(at + row + column) % encodings.length] ?? '',
        }
        const flight = `${path}${path.includes('?') ? '&' : '?'}_rsc`
        return [
          { path, headers },
          { path: flight, headers: { ...headers, rsc: '1' } },
        ]
      }),
    ),
  )

/** These differ between two answers of one page, and so does the moment at which a cookie ends. */
const own = ['date', 'cache-status', 'connection', 'keep-alive']
const cookieEnd = /Expires=[^;]+; /g

const decoders: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync }

/** React gives the head of a page a new name each time, and each part of it a number. */
const isName = (text: string): boolean => /^"(?:[\w-]{22}|\$.*)"$/.test(text)

/** The texts in the data of a page, whatever the parts that they stand in are called. */
const textsIn = (data: Buffer): string[] => {
  const rows = readRows(data)
  if (!rows) throw new Error('The page has rows of a kind that is not known here.')
  return rows
    .flatMap(({ kind, value }) => (kind === 'T' ? [value] : (value.match(/"(?:[^"\\]|\\.)*"/g) ?? [])))
    .filter((one) => !isName(one))
}

/**
 * Each time Next makes a page on request, the parts of its data come in another order and with other numbers. So of
 * such a page the markup and the texts in its data count.
 */
const madeText = ({ headers, body }: WireAnswer): string => {
  const text = (decoders[String(headers['content-encoding'])]?.(body) ?? body).toString()
  const isData = /x-component/.test(String(headers['content-type']))
  if (!isData) return text.replaceAll(/<script\b.*?<\/script>/gs, '')
  return textsIn(Buffer.from(text)).toSorted().join()
}

const textOf = (answer: WireAnswer): string => {
  const { status, headers, body } = answer
  const isMade = status === 200 && headers.etag === undefined
  const left = isMade ? [...own, 'content-length', 'content-security-policy'] : own
  const compared = Object.entries(headers)
    .filter(([name]) => !left.includes(name))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `${status} ${JSON.stringify(compared).replaceAll(cookieEnd, '')} ${isMade ? madeText(answer) : body.toString('base64')}`
}

const isFromMemory = ({ headers }: WireAnswer): boolean => headers['cache-status'] === fromMemory

const withoutMemory = { 'x-without-memory': '1' }
const ask = ({ port }: Storefront, { path, headers }: Visit, more = {}) =>
  askOnWire({ port, path, headers: { ...headers, ...more } })

interface Asked {
  visit: Visit
  /** The answer without the memory. */
  expected: WireAnswer
  /** The second answer with it. */
  found: WireAnswer
}

const askInTurns = async (storefront: Storefront, visits: readonly Visit[]): Promise<Asked[]> => {
  const asked: Asked[] = []
  for (const visit of visits) {
    await ask(storefront, visit)
    const found = await ask(storefront, visit)
    asked.push({ visit, found, expected: await ask(storefront, visit, withoutMemory) })
  }
  return asked
}

const findDifferent = (asked: readonly Asked[]): Asked[] =>
  asked.filter(({ expected, found }) => textOf(expected) !== textOf(found))

/** Where two texts part, with what stands before and behind. */
const parting = (one: string, other: string): string[] => {
  const at = [...one].findIndex((sign, place) => sign !== other[place])
  return [one, other].map((text) => text.slice(Math.max(0, at - 80), at + 120))
}

const some = ([first, ...others]: readonly Asked[]): string =>
  first ? JSON.stringify([others.length + 1, first.visit, ...parting(textOf(first.found), textOf(first.expected))]) : ''

/** Starts a storefront in which single requests can leave the memory out. */
const switchable = './tests/load/support/use-memory-by-header.ts'

clearCachedPages()
await withShop(
  async ({ backend, storefront }) => {
    const visits = visitsTo(await findPaths(backend.origin))
    // Next renders each page once; then each page has the same bytes for everybody.
    for (const visit of visits) await ask(storefront, visit, withoutMemory)
    const asked = await askInTurns(storefront, visits)
    const kept = asked.filter(({ found }) => isFromMemory(found))
    const keepable = asked.filter(({ expected }) => expected.status === 200 && !expected.headers['set-cookie'])
    tell(`${visits.length} visits, ${kept.length} answers from memory`)
    const different = findDifferent(asked)
    check('every answer is the same with and without the memory', different.length === 0, some(different))
    check(
      'an answer of Next does not say that it comes from memory',
      !asked.some(({ expected }) => isFromMemory(expected)),
    )
    const missing = keepable.filter(({ found }) => !isFromMemory(found))
    check('nearly every page that may be kept comes from memory', missing.length * 50 < keepable.length, some(missing))
    check(
      'what comes from memory sets no cookie, and no shared cache may store it',
      kept.every(
        ({ found: { headers } }) => !headers['set-cookie'] && headers['cache-control'] === 'private, no-cache',
      ),
    )
    const known = keepable.flatMap(({ visit, expected: { headers } }) =>
      headers.etag ? [{ ...visit, headers: { ...visit.headers, 'if-none-match': headers.etag } }] : [],
    )
    const unchanged = await askInTurns(storefront, known)
    check(
      'whoever names the ETag of a page gets 304 without bytes, with and without the memory',
      findDifferent(unchanged).length === 0 &&
        unchanged.every(({ found: { status, body } }) => status === 304 && body.length === 0),
      some(unchanged.filter(({ found }) => found.status !== 304)) || `${unchanged.length} visits`,
    )

    const forgetful = await startStorefront(await freePort(), `${backend.origin}/api`, {
      NODE_OPTIONS: `--import=${switchable} --import=./tests/load/naive/use-key-by-address.ts`,
    })
    const confused = await askInTurns(forgetful, visits).finally(forgetful.stop)
    check(
      'a memory that keeps by address alone is detected',
      findDifferent(confused).length > 0,
      `${findDifferent(confused).length} answers`,
    )
  },
  { storefront: { NODE_OPTIONS: `--import=${switchable}` } },
)
clearCachedPages()

finish()
