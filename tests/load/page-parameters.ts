import { choiceTokens } from '#features/listing/listing-url.ts'
import { type Address, findAddresses } from './leak/addresses.ts'
import { check, finish, tell } from './support/checks.ts'
import { createRandom, type Random } from './support/random.ts'
import { withShop } from './support/shop.ts'
import { askOnWire, type WireAnswer } from './support/wire.ts'

/** The number of requests for each page in each language. */
const each = Number(process.env['PARAMETER_QUESTIONS'] ?? 20)
const atOnce = 4
const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 1_000_000))

/** Every parameter that some page reads, and some that no page reads. */
const parameters = [
  ...choiceTokens,
  'q',
  'role',
  'price_min',
  'price_max',
  'year_min',
  'year_max',
  'rating',
  'reduced',
  'limit',
  'view',
  'sort',
  'cursor',
  'betu',
  'letter',
  'sku',
  'isbn',
  'product',
  'parameters',
  'redirectPath',
  'token',
  'email',
  'currency',
  'segment',
  'order',
  'status',
  'id',
  'locale',
  'market',
  '_rsc',
  '__proto__',
  'constructor',
  'a[b]',
  '',
  'x'.repeat(300),
]

/** Values as they stand in an address, of every kind that a reader, a crawler or an attacker sends. */
const values = [
  '',
  '0',
  '1',
  '-1',
  '1.5',
  '1e309',
  'NaN',
  'x',
  'true',
  'null',
  '%00',
  'a%00b',
  '%ff',
  '%',
  '%zz',
  '%F0%9F%93%9A',
  '%ED%A0%80',
  '+',
  '%20%20',
  '..%2f..%2fetc%2fpasswd',
  '%0d%0aSet-Cookie:%20x=1',
  '2147483648',
  '9'.repeat(40),
  '99999999999999999999',
  'ebook',
  'ebook,audio',
  'available',
  'popular',
  'price_asc',
  'title',
  'author',
  'a',
  'cs',
  '0-9',
  'anna',
  '%3Cscript%3E',
  "'%20or%201=1--",
  '%22',
  '%5B%5D',
  '%7B%7D',
  'y'.repeat(250),
  'z'.repeat(3_000),
  'binding:sewn',
  ':',
  ',,,',
  '2024',
  '20.24',
  'https://evil.example/',
  '//evil.example',
  'javascript:alert(1)',
  'W10',
  'WyJhIiwxXQ',
  'bnVsbA',
  'eyJhIjoxfQ',
  '9780306406157',
  '978-0-306-40615-7',
]

/** Ids in the addresses of pages that show a resource. */
const ids = [
  '0',
  '-1',
  '1',
  'x-1',
  'x-999999999',
  '1-',
  '%00-1',
  '%ff',
  '%',
  'x'.repeat(500),
  '..',
  '%2e%2e',
  'undefined',
  '__proto__',
  '99999999999999999999',
]

const draw = (address: Address, random: Random): string => {
  const own = address.pathFor('0b6f1ad8-5c1b-4f0f-9a51-6b0de7b9a0c1')
  const path =
    address.id !== '' && random.next() < 0.2 ? `${own.slice(0, own.lastIndexOf('/') + 1)}${random.pick(ids)}` : own
  const pairs = Array.from(
    { length: 1 + Math.floor(random.next() * 3) },
    () => `${random.pick(parameters)}=${random.pick(values)}`,
  )
  return `${path}?${pairs.join('&')}`
}

/** Addresses of pages that search for a text from the address. */
const withNul = [
  '/kereses?q=%00',
  '/kereses?q=anna%00',
  '/en/search?q=%00',
  '/gyik?q=%00',
  '/en/faqs?q=a%00b',
  '/variants/corresponding-variant?sku=%00',
  '/variants/corresponding-variant?product=1&format=%00',
  '/szerzok?q=%00&betu=%00',
]

const listPages = new Set([
  '/search',
  '/categories/[id]',
  '/collections/[id]',
  '/publishers/[id]',
  '/authors',
  '/authors/[id]',
])

/** No address of a page leads to an error of the shop, whatever the address holds. */
await withShop(async ({ backend, storefront: { port } }) => {
  tell(`seed ${seed}`)
  const random = createRandom(seed)
  const addresses = await findAddresses(backend.origin)
  const ask = (path: string): Promise<WireAnswer> =>
    askOnWire({ port, path, headers: { 'User-Agent': 'testbot/1.0 (bot)' } })

  const paths = addresses.flatMap((address) => Array.from({ length: each }, () => draw(address, random)))
  const statuses = new Map<number, number>()
  const bad: string[] = []
  const waiting = paths.values()
  const worker = async () => {
    for (const path of waiting) {
      const { status } = await ask(path)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status >= 500) bad.push(`${status} ${path.slice(0, 200)}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  tell(`${paths.length} addresses: ${JSON.stringify(Object.fromEntries(statuses))}`)
  check('no address of a page is answered with 5xx', bad.length === 0, bad.slice(0, 10))
  check('more than a quarter of the answers are pages', (statuses.get(200) ?? 0) > paths.length / 4, statuses.get(200))

  const elsewhere: string[] = []
  const lists = addresses.filter(({ name }) => listPages.has(name)).map(({ pathFor }) => pathFor(''))
  for (const path of [...lists, '/tartalmak/magazin-7', '/en/contents/magazine-7'])
    for (const cursor of ['x', 'W10', 'x'.repeat(150)]) {
      const { status, headers } = await ask(`${path}?limit=48&cursor=${cursor}`)
      if (status !== 307 || headers.location?.includes('cursor') !== false)
        elsewhere.push(`${path} ${cursor.slice(0, 5)}: ${status} ${headers.location}`)
    }
  check('a broken cursor leads to the same list from its start', elsewhere.length === 0, elsewhere)

  const failing: string[] = []
  for (const path of withNul) {
    const { status, headers } = await ask(path)
    // The text without its NUL may name a book; then the shop redirects to the page of the book.
    const isRedirected = status === 307 && !/%00|\0/.test(headers.location ?? '%00')
    if (status !== 200 && status !== 404 && !isRedirected) failing.push(`${path}: ${status} ${headers.location}`)
  }
  check('a NUL in a searched text is removed', failing.length === 0, failing)

  const strange: string[] = []
  let cursors = 0
  for (const path of lists) {
    const [, cursor] = /[?&;]cursor=([^"&]+)/.exec((await ask(`${path}?sort=price_asc`)).text) ?? []
    if (cursor === undefined) continue
    cursors += 1
    const { status, headers } = await ask(`${path}?sort=title&cursor=${cursor}`)
    const isPage = status === 200 || (status === 307 && headers.location?.includes('cursor') === false)
    if (!isPage) strange.push(`${path}: ${status} ${headers.location}`)
  }
  check(
    'a cursor of another sort order opens the list',
    cursors > 0 && strange.length === 0,
    strange.length > 0 ? strange : `${cursors} lists have further pages`,
  )
})

finish()
