import type { Locale } from '#contracts/shop.ts'
import { getPathname, type Href } from '#contracts/page-address.ts'
import { pageIds } from '#contracts/page-ids.ts'
import { type PageName, pageNames, pages } from '#contracts/pages.ts'

interface Listed {
  path: string
  isImprint?: boolean
}

/**
 * What stands at the end of the paths that the backend gives resources: of the first one in its list, or of all that
 * are imprints, whose pages wear a theme each.
 */
const findIds = async (api: string, route: string, locale: Locale): Promise<string[]> => {
  // Books stand in lists under a name of their own.
  const { items, products } = (await (
    await fetch(`${api}/api${route}`, { headers: { 'Accept-Language': locale } })
  ).json()) as { items?: Listed[]; products?: Listed[] }
  const listed = items ?? products ?? []
  if (listed.length === 0) throw new Error(`${route} has nothing to show.`)
  const imprints = listed.filter(({ isImprint }) => isImprint)
  return (imprints.length > 0 ? imprints : listed.slice(0, 1)).map(({ path }) => path.slice(path.lastIndexOf('/') + 1))
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
  /** Of what it shows; empty where it shows one thing alone, or a visitor's own. */
  id: string
  locale: Locale
  pathFor: (order: string) => string
}

/** Every kind of page in both languages, and every imprint's. */
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
