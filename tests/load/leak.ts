import { currencies, locales, segments } from '#contracts/shop.ts'
import { type Address, findAddresses } from './leak/addresses.ts'
import { type Person, seedPeople } from './leak/people.ts'
import { drawQuestions, type Question, ways } from './leak/questions.ts'
import { Witness } from './leak/witness.ts'
import { check, finish, tell } from './support/checks.ts'
import { clearCachedPages } from './support/clear-cached-pages.ts'
import { freePort } from './support/free-port.ts'
import { createRandom } from './support/random.ts'
import { withShop } from './support/shop.ts'
import { startStorefront, type Storefront } from './support/storefront.ts'
import { askOnWire } from './support/wire.ts'

const count = Number(process.env['LEAK_QUESTIONS'] ?? 1_000)
const naiveCount = 150
const atOnce = 6
const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 1_000_000))
const random = createRandom(seed)

/** Pages that are shown to nobody while the shop is open, or only with a query. */
const notShown = new Set(['/maintenance', '/variants/corresponding-variant'])

/** Asks everything, several at once, and looks at every answer. */
const askAll = async (
  { port }: Storefront,
  people: readonly Person[],
  questions: readonly Question[],
): Promise<Witness> => {
  const witness = new Witness(people)
  const waiting = questions.values()
  const ask = async () => {
    for (const question of waiting) {
      const { path, method, headers, body } = question
      witness.see(question, await askOnWire({ port, path, method, headers, ...(body && { body }) }))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, ask))
  return witness
}

/** Two kinds, HTML and flight data, of each market in each language. */
const editions = segments.length * Object.keys(currencies).length * locales.length * 2

/** Whether each segment, currency, language and kind had its turn, and with as many pages as so many questions allow. */
const checkCoverage = (
  { comparedPages }: Witness,
  questions: readonly Question[],
  addresses: readonly Address[],
): void => {
  const asked = new Set(questions.flatMap(({ shared }) => shared ?? []))
  const all = addresses.length * ways.length
  check(
    'as many pages of as many markets were asked for as fit',
    asked.size >= Math.min(all, Math.floor((count * 0.8) / 3)),
    `${asked.size} of ${all}`,
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

/** Nobody's answer holds anything of anybody else, whatever is kept for whom (R2-14). */
clearCachedPages()
await withShop(async ({ database, backend, storefront }) => {
  tell(`seed ${seed}`)
  const people = await seedPeople(database, backend.origin)
  const addresses = await findAddresses(backend.origin)
  const questions = drawQuestions(people, addresses, count, random)
  const begun = Date.now()
  const witness = await askAll(storefront, people, questions)
  const { findings, shown, statuses, compared } = witness
  tell(
    `${questions.length} questions by ${people.length} visitors, ${atOnce} at once, in ${Math.round((Date.now() - begun) / 1000)} s`,
  )
  tell(`answers: ${[...statuses].map(([status, times]) => `${times} x ${status}`).join(', ')}`)

  check('no answer fails', findings.failed.length === 0, some(findings.failed))
  check('no body and no header says anything of another visitor', findings.foreign.length === 0, some(findings.foreign))
  check('every answer of a call is private and kept by nobody', findings.keepable.length === 0, some(findings.keepable))
  check('no page sets a cookie of a session', findings.cookies.length === 0, some(findings.cookies))
  check(
    'a page that is the same for all tells nothing of who asked, nor their query, nor their order',
    findings.told.length === 0,
    some(findings.told),
  )
  check(
    'pages of a market are the same, byte for byte, for all visitors',
    findings.different.length === 0 && compared > count / 4,
    some(findings.different) || `${compared} compared`,
  )
  check('what is asked for as one’s own is one’s own', findings.mute.length === 0, some(findings.mute))
  const pageCount = new Set(addresses.map(({ name }) => name)).size - notShown.size
  const shownAs = (kind: string) =>
    [...shown].filter((what) => what.startsWith(`${kind} `) && !notShown.has(what.slice(kind.length + 1))).length
  const kinds = [shownAs('page'), shownAs('flight')]
  checkCoverage(witness, questions, addresses)
  check(
    'nearly every page was shown, as HTML and as flight data',
    kinds.every((times) => times > pageCount * 0.9),
    `${kinds.join(' and ')} of ${pageCount}`,
  )

  const leaky = await startStorefront(await freePort(), `${backend.origin}/api`, {
    NODE_OPTIONS: '--import=./tests/load/naive/use-leaky-storefront.ts',
  })
  const { findings: leaks } = await askAll(leaky, people, drawQuestions(people, addresses, naiveCount, random)).finally(
    leaky.stop,
  )
  for (const kind of ['foreign', 'keepable', 'cookies', 'told', 'different'] as const)
    check(
      `with a storefront that keeps answers by address and greets its visitors this is seen: ${kind}`,
      leaks[kind].length > 0,
      `${leaks[kind].length}`,
    )
})
// What a leaky storefront left must not be shown by the next one.
clearCachedPages()

finish()
