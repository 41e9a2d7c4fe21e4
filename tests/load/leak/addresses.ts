import type { Locale } from '#contracts/shop.ts'
import { getPathname, type Href } from '#contracts/page-address.ts'
import { pageIds } from '#contracts/page-ids.ts'
import { type PageName, pageNames, pages } from '#contracts/pages.ts'

interface Listed {
  path: string
  isImprint?: boolean
}

/**
 * @returns the last parts of the paths in a list of the backend: those of all imprints, because each page of an imprint
 * has its own theme; without imprints that of the first resource
 */
const findIds = async (api: string, route: string, locale: Locale): Promise<string[]> => {
  // Lists of books use the key `products` instead of `items`.
  const { items, products } = (await (
    await fetch(`${api}/api${route}`, { headers: { 'Accept-Language': locale } })
  ).json()) as { items?: Listed[]; products?: Listed[] }
  const listed = items ?? products ?? []
  if (listed.length === 0) throw new Error(`${route} has nothing to show.`)
  const imprints = listed.filter(({ isImprint }) => isImprint)
  return (imprints.length > 0 ? imprints : listed.slice(0, 1)).map(({ path }) => path.slice(path.lastIndexOf('/') + 1))
}

/** The route of the backend that lists the resources of a kind of page. */
const lists: Partial<Record<PageName, string>> = {
  '/products/[id]': '/v2.0/variants?limit=1',
  '/authors/[id]': '/v2.0/brands?limit=1',
  '/categories/[id]': '/category_list',
  '/contents/[id]': '/v2.0/contents/current',
  '/collections/[id]': '/v2.0/collections',
  '/publishers/[id]': '/v2.0/publishers',
  '/stores/[id]': '/v2.0/stores',
}

/**
 * A page in one language. The address of a page that is one shell for all orders holds the uuid of the visitor's own
 * order.
 */
export interface Address {
  name: PageName
  /** The id of the shown resource; empty if the page shows one thing alone or a visitor's own data. */
  id: string
  locale: Locale
  pathFor: (order: string) => string
}

/** @returns every kind of page in both languages, and the page of every imprint */
export const findAddresses = async (api: string): Promise<Address[]> => {
  const found: Address[] = []
  for (const locale of ['hu', 'en'] as const)
    for (const name of pageNames) {
      const [route, page] = [lists[name], pages[name]]
      const pathOf = (id: string) => getPathname({ href: { pathname: name, params: { id } } as Href, locale })
      const fixed = pageIds[name] ?? ['']
      for (const id of route ? await findIds(api, route, locale) : fixed)
        found.push({ name, id, locale, pathFor: (order) => pathOf('shell' in page ? order : id) })
    }
  return found
}
