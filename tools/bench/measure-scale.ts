import type { ProductList } from '#contracts/listing.ts'
import type { CallFigures } from './measure-calls.ts'
import { measureCall } from './measure-call.ts'

const runs = 100

/** Prefixes and words of all lengths: rare, frequent and misspelt ones. */
const searches = ['shakespeare', 'love story', 'history', 'frankenstain']
const typed = ['sh', 'rom', 'sherlock ho', 'hist']

const get = async <Value>(address: string): Promise<Value> => (await (await fetch(address)).json()) as Value

const findLargestCategory = async (api: string): Promise<number> => {
  const { items } = await get<{ items: { id: number; count: number }[] }>(`${api}/v2.0/categories`)
  return items.toSorted((a, b) => b.count - a.count)[0]?.id ?? 0
}

/** The calls that read the whole catalog, and one that does not. */
export const measureScale = async (api: string): Promise<{ titles: number; figures: CallFigures }> => {
  const category = await findLargestCategory(api)
  const { count: titles, products } = await get<ProductList>(`${api}/v2.0/variants?sort=newest&limit=100`)
  const measure = (path: (run: number) => string) => measureCall(runs, (run) => fetch(api + path(run)))
  const figures: CallFigures = {
    'variant by id': await measure((run) => `/v2.0/variants/${products[run % products.length]?.id}`),
    'recommendations of a book': await measure(
      (run) => `/v2.0/variants/${products[run % products.length]?.id}/recommendations`,
    ),
    'listing with facets, everything': await measure(() => '/v2.0/variants'),
    'listing with facets, largest category': await measure(() => `/v2.0/categories/${category}/variants`),
    'listing with facets, three filters': await measure(() => '/v2.0/variants?language=en&format=ebook&price_max=3000'),
    'listing with facets, two parameters': await measure(
      () => '/v2.0/variants?parameter=binding:sewn,illustrated:false',
    ),
    'listing with facets, not asked before': await measure((run) => `/v2.0/variants?price_max=${2_000 + run}`),
  }
  for (const q of searches)
    figures[`search with facets: ${q}`] = await measure(() => `/v2.0/variants?q=${encodeURIComponent(q)}`)
  for (const kind of ['variants', 'categories', 'keywords', 'contents'])
    figures[`suggestions: ${kind}`] = await measure(
      (run) => `/v2.0/quicksearch_suggestions/${kind}?q=${encodeURIComponent(typed[run % typed.length] ?? '')}`,
    )
  return { titles, figures }
}
