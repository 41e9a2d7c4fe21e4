import { type PageName, pathOf } from './pages.ts'

/** The parameters in the brackets of a page's path. */
type Params<Path extends string> = Path extends `${string}[${infer Name}]${infer Rest}`
  ? Record<Name, string | number> & Params<Rest>
  : unknown

type Query = Record<string, string | number | readonly (string | number)[]>

type HrefOf<Name extends PageName> = Name extends `${string}[${string}`
  ? { pathname: Name; params: Params<Name>; query?: Query }
  : Name | { pathname: Name; query?: Query }

/**
 * The page of a resource, by the path in the answer of the backend, which is the canonical path in the requested
 * language.
 */
interface AnsweredPath {
  path: string
  query?: Query
}

/** A page of the shop. An unknown page and a missing parameter do not compile. */
export type Href = { [Name in PageName]: HrefOf<Name> }[PageName] | AnsweredPath

interface Loose {
  pathname: PageName
  params?: Record<string, string | number>
  query?: Query
}

const writeQuery = (query: Query): string => {
  const search = new URLSearchParams()
  for (const [name, values] of Object.entries(query))
    for (const value of [values].flat()) search.append(name, String(value))
  return search.size > 0 ? `?${search}` : ''
}

/**
 * The path of a page in a language. Hungarian has no prefix.
 * @param forcePrefix writes the Hungarian prefix, too: the middleware removes it and saves the choice
 */
export const getPathname = ({
  href,
  locale,
  forcePrefix = false,
}: {
  href: Href
  locale: 'hu' | 'en'
  forcePrefix?: boolean
}): string => {
  if (typeof href === 'object' && 'path' in href) return href.path + (href.query ? writeQuery(href.query) : '')
  const { pathname, params, query }: Loose = typeof href === 'string' ? { pathname: href } : href
  const filled = pathOf(pathname, locale).replaceAll(/\[(\w+)\]/g, (_, name: string) => String(params?.[name]))
  const prefix = locale === 'en' || forcePrefix ? `/${locale}` : ''
  const path = prefix && filled === '/' ? prefix : prefix + new URL(filled, 'http://shop').pathname
  return path + (query ? writeQuery(query) : '')
}
