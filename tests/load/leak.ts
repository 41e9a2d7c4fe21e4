import { currencies, locales, segments } from '#contracts/shop.ts'
import { type Address, findAddresses } from './leak/addresses.ts'
import { type Person, seedPeople } from './leak/people.ts'
import { drawRequests, type PersonRequest, ways } from './leak/requests.ts'
import { AnswerInspector } from './leak/answer-inspector.ts'
import { check, finish, tell } from './support/checks.ts'
import { clearCachedPages } from './support/clear-cached-pages.ts'
import { freePort } from './support/free-port.ts'
import { createRandom } from './support/random.ts'
import { withShop } from './support/shop.ts'
import { startStorefront, type Storefront } from './support/storefront.ts'
import { askOnWire } from './support/wire.ts'

const count = Number(process.env['LEAK_QUESTIONS'] ?? 1_500)
const naiveCount = 150
const atOnce = 6
const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 1_000_000))
const random = createRandom(seed)

/** These pages are shown to nobody while the shop is open, or only with a query. */
const notShown = new Set(['/maintenance', '/variants/corresponding-variant'])

/** Sends all requests, several at once, and inspects every answer. */
const askAll = async (
  { port }: Storefront,
  people: readonly Person[],
  requests: readonly PersonRequest[],
): Promise<AnswerInspector> => {
  const inspector = new AnswerInspector(people)
  const waiting = requests.values()
  const ask = async () => {
    for (const request of waiting) {
      const { path, method, headers, body } = request
      inspector.inspect(request, await askOnWire({ port, path, method, headers, ...(body && { body }) }))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, ask))
  return inspector
}

/** Each market has two kinds of answers in each language: HTML and flight data. */
const editions = segments.length * Object.keys(currencies).length * locales.length * 2

/**
 * Checks that each segment, currency, language and kind was requested, with as many pages as this number of requests
 * allows.
 */
const checkCoverage = (
  { comparedPages }: AnswerInspector,
  requests: readonly PersonRequest[],
  addresses: readonly Address[],
): void => {
  const requested = new Set(requests.flatMap(({ shared }) => shared ?? []))
  const all = addresses.length * ways.length
  check(
    'as many pages of as many markets were requested as possible',
    requested.size >= Math.min(all, Math.floor((count * 0.8) / 3)),
    `${requested.size} of ${all}`,
  )
  const compared = Map.groupBy(comparedPages, (page) => page.split(' ', 3).join(' '))
  const counts = [...compared.values()].map((pages) => pages.length)
  check(
    'each market was compared in each language, as HTML and as flight data',
    compared.size === editions,
    `${compared.size} of ${editions}, ${Math.min(...counts)} to ${Math.max(...counts)} pages each`,
  )
}

const some = (found: readonly string[]): string =>
  found.length > 0 ? `${found.length}, such as ${found.slice(0, 3).join(' | ')}` : ''

/** No answer holds data of another visitor, whatever is cached for whom (R2-14). */
clearCachedPages()
await withShop(async ({ database, backend, storefront }) => {
  tell(`seed ${seed}`)
  const people = await seedPeople(database, backend.origin)
  const addresses = await findAddresses(backend.origin)
  const requests = drawRequests(people, addresses, count, random)
  const begun = Date.now()
  const inspector = await askAll(storefront, people, requests)
  const { findings, shown, statuses, compared } = inspector
  tell(
    `${requests.length} requests of ${people.length} visitors, ${atOnce} at once, in ${Math.round((Date.now() - begun) / 1000)} s`,
  )
  tell(`answers: ${[...statuses].map(([status, times]) => `${times} x ${status}`).join(', ')}`)

  check('no answer fails', findings.failed.length === 0, some(findings.failed))
  check('no body and no header holds data of another visitor', findings.foreign.length === 0, some(findings.foreign))
  check(
    'every answer of a call is private and stored by no cache',
    findings.cacheable.length === 0,
    some(findings.cacheable),
  )
  check('no page sets a session cookie', findings.cookies.length === 0, some(findings.cookies))
  check(
    "a page that is the same for everybody holds nothing of its visitor, nor of the visitor's query or order",
    findings.revealed.length === 0,
    some(findings.revealed),
  )
  check(
    'pages of a market are the same, byte for byte, for all visitors',
    findings.different.length === 0 && compared > count / 4,
    some(findings.different) || `${compared} compared`,
  )
  check(
    "the answer to a call for a visitor's own data holds these data",
    findings.missing.length === 0,
    some(findings.missing),
  )
  const pageCount = new Set(addresses.map(({ name }) => name)).size - notShown.size
  const shownAs = (kind: string) =>
    [...shown].filter((what) => what.startsWith(`${kind} `) && !notShown.has(what.slice(kind.length + 1))).length
  const kinds = [shownAs('page'), shownAs('flight')]
  checkCoverage(inspector, requests, addresses)
  check(
    'more than nine of ten pages were shown, as HTML and as flight data',
    kinds.every((times) => times > pageCount * 0.9),
    `${kinds.join(' and ')} of ${pageCount}`,
  )

  const leaky = await startStorefront(await freePort(), `${backend.origin}/api`, {
    NODE_OPTIONS: '--import=./tests/load/naive/use-leaky-storefront.ts',
  })
  const { findings: leaks } = await askAll(leaky, people, drawRequests(people, addresses, naiveCount, random)).finally(
    leaky.stop,
  )
  for (const kind of ['foreign', 'cacheable', 'cookies', 'revealed', 'different'] as const)
    check(
      `a storefront that caches answers by address and greets its visitors is detected: ${kind}`,
      leaks[kind].length > 0,
      `${leaks[kind].length}`,
    )
})
// The next storefront must not show pages of the leaky one.
clearCachedPages()

finish()
