import type { Locale } from '#contracts/shop.ts'
import { getPathname, type Href } from '#lib/routing/href.ts'
import { type PageName, pageNames, pages } from '#lib/routing/pages.ts'

/** Books stand in lists under a name of their own. */
interface Listed {
  items?: { path: string }[]
  products?: { path: string }[]
}

/** What stands at the end of the path that the backend gives a resource. */
const findId = async (api: string, route: string, locale: Locale): Promise<string> => {
  const { items, products } = (await (await fetch(`${api}/api${route}`, { headers: { 'Accept-Language': locale } })).json()) as Listed
  const path = (items ?? products)?.[0]?.path
  if (path === undefined) throw new Error(`${route} has nothing to show.`)
  return path.slice(path.lastIndexOf('/') + 1)
}

/** Where the backend lists what a kind of page shows one of. */
const lists: Partial<Record<PageName, string>> = {
  '/products/[id]': '/v2.0/variants?limit=1',
  '/authors/[id]': '/v2.0/brands?limit=1',
  '/categories/[id]': '/category_list',
  '/contents/[id]': '/v2.0/contents/current',
  '/collections/[id]': '/v2.0/collections',
  '/publishers/[id]': '/v2.0/publishers',
  '/stores/[id]': '/v2.0/stores',
}

/** A page in a language. One that is a single shell for all orders has a uuid of the visitor's own in its address. */
export interface Address {
  name: PageName
  locale: Locale
  pathFor: (order: string) => string
}

/** Every kind of page in both languages. */
export const findAddresses = async (api: string): Promise<Address[]> => {
  const found: Address[] = []
  for (const locale of ['hu', 'en'] as const)
    for (const name of pageNames) {
      const route = lists[name]
      const id = route ? await findId(api, route, locale) : ''
      const pathFor = (order: string) => getPathname({ href: { pathname: name, params: { id: 'shell' in pages[name] ? order : id } } as Href, locale })
      found.push({ name, locale, pathFor })
    }
  return found
}
