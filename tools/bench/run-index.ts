import { changeStanding, clearStanding } from '#backend/modules/catalog-index/rules/standing-counts.ts'
import type { ListingScope } from '#backend/modules/listing/rules/listing-scope.ts'
import { countIndex } from '#backend/modules/catalog-index/service.ts'
import { orderOf } from '#backend/modules/listing/rules/list-orders.ts'
import { pageOf } from '#backend/modules/listing/rules/page-of.ts'
import { listingQuery } from '#contracts/listing.ts'
import { makeCatalog } from './made-catalog.ts'

/**
 * CPU time of the catalog in memory alone, without a database: `npm run bench:index -- 1000000`. Each question is asked
 * for the first time, and again; at the end, what a changed product costs while these answers stand.
 */
const size = Number(process.argv[2] ?? 79_000)
const index = makeCatalog(size)
const marked = Uint8Array.from({ length: 121 }, (_, id) => (index.labels.categories.get(id)?.path.includes(1) ? 1 : 0))
const hits = Array.from({ length: Math.floor(size * 0.15) }, (_, place) => Math.floor(place / 0.15))

const questions: Record<string, { query: Record<string, string>; scope: ListingScope }> = {
  everything: { query: {}, scope: { reduced: false } },
  'a category': { query: {}, scope: { reduced: false, categories: [{ id: 1, marked }] } },
  'three filters': {
    query: { language: 'en', format: 'paperback', price_max: '3000' },
    scope: { reduced: false },
  },
  'two parameters': { query: { parameter: 'binding:option-2,illustrated:false' }, scope: { reduced: false } },
  'hits of a search, 15 %': { query: {}, scope: { reduced: false, slots: hits } },
}

const cpuMs = async (times: number, work: (time: number) => unknown): Promise<number> => {
  const before = process.cpuUsage()
  for (let time = 0; time < times; time++) await work(time)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / times
}

process.stdout.write(`${size} products\n\n| question | first ms | again ms |\n|---|---|---|\n`)
for (const [name, { query, scope }] of Object.entries(questions)) {
  const question = { index, query: listingQuery.parse(query), currency: 'HUF' as const, today: 9_800 }
  const order = pageOf(index.entries, {
    scope,
    order: orderOf('popular'),
    currency: 'HUF',
    locale: 'hu',
    place: undefined,
    limit: 24,
  })
  const ask = () => countIndex(question, scope, 'hu', order)
  await ask()
  const first = await cpuMs(5, () => {
    clearStanding(index)
    return ask()
  })
  process.stdout.write(`| ${name} | ${first.toFixed(1)} | ${(await cpuMs(20, ask)).toFixed(2)} |\n`)
}
const change = await cpuMs(2_000, (time) => changeStanding(index, 1 + ((time * 7919) % size), () => {}))
process.stdout.write(`\nA changed product: ${(change * 1000).toFixed(1)} µs.\n`)
