import { cpus } from 'node:os'
import type { ProductList } from '#contracts/listing.ts'
import { getPathname } from '#contracts/page-address.ts'
import { lastReports } from './last-reports.ts'
import { measureAdds } from './measure-adds.ts'
import { measureCalls } from './measure-calls.ts'
import { measureMemory } from './measure-memory.ts'
import { measurePage, type PageFigures } from './measure-page.ts'
import { type Shop, withShop } from './open-shop.ts'
import { writeReport } from './write-report.ts'

/** Figures for docs/performance.md. `npm run bench -- 10` loads each page for ten seconds instead of five. */
const seconds = Number(process.argv[2] ?? 5)

const findBook = async (api: string) => {
  const get = async <Value>(path: string): Promise<Value> => (await (await fetch(api + path)).json()) as Value
  const { items } = await get<{ items: { id: number; name: string; path: string }[] }>('/v2.0/categories')
  const { products } = await get<ProductList>('/v2.0/variants?format=paperback&availability=available')
  const [category, product] = [items.find(({ name }) => name === 'Magyar próza'), products[0]]
  if (!category || !product) throw new Error('The demo catalog is not there.')
  return { category, product }
}

const measure = async (shop: Shop): Promise<void> => {
  const { origin, api, pids } = shop
  const { category, product } = await findBook(api)
  const listing = category.path
  const pages: [string, string][] = [
    ['home', '/'],
    ['listing', listing],
    ['product', product.path],
    ['listing, filtered', `${listing}?format=paperback`],
    ['search', getPathname({ href: { pathname: '/search', query: { q: 'kosztolányi' } }, locale: 'hu' })],
  ]
  const memory = await measureMemory(shop, pages.slice(0, 3), seconds)
  const figures: PageFigures[] = []
  for (const page of pages) figures.push(await measurePage(origin, page, pids, seconds))
  const adds = await measureAdds(api, pids.backend, seconds)
  const calls = await measureCalls(api, { variantId: product.id, categoryId: category.id })
  const machine = `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, Postgres and load on the same machine, ${seconds} s each`
  process.stdout.write(`${writeReport(machine, memory, figures, calls, adds)}\n${lastReports()}`)
}

await withShop(measure)
