import { anyId } from '#contracts/any-id.ts'
import { resourcePages, withLocale } from '#contracts/resource-paths.ts'
import type { Locale } from '#contracts/shop.ts'
import type { UrlResource } from '#contracts/url-resources.ts'
import { getPathname, type Href } from '#contracts/page-address.ts'
import { matchAlias } from '../aliases.ts'
import { matchPage, type PageMatch } from '../match-page.ts'
import { type PageName, pages } from '#contracts/pages.ts'
import { type RequestedPath, readPath } from '../read-path.ts'
import { resourceTypeOf } from '../resource-page.ts'
import { sameOriginPath } from '../same-origin-path.ts'
import { fetchUrlResource } from './fetch-url-resource.ts'
import { isThere } from './is-there.ts'

export interface FoundAddress {
  /** The page behind the address. A redirect to a page without a resource does not name it. */
  page: PageName | undefined
  /** The path of the page under `app/[locale]/[market]`. */
  internal: string
  /** Whether the page is shown at the requested address. */
  shows: boolean
  /** The canonical address in each language. */
  paths: Record<Locale, string>
}

const fill = (name: PageName, id: string): string => name.replace(/\[\w+\]/, id)
const hrefOf = (name: PageName, id: string | undefined) =>
  (id === undefined ? name : { pathname: name, params: { id } }) as Href

const foundPage = ({ name, id, locale }: PageMatch, requested: RequestedPath): FoundAddress => ({
  page: name,
  internal: fill(name, 'shell' in pages[name] ? anyId : (id ?? '')),
  shows: locale === requested.locale,
  paths: {
    hu: getPathname({ href: hrefOf(name, id), locale: 'hu' }),
    en: getPathname({ href: hrefOf(name, id), locale: 'en' }),
  },
})

/**
 * The target of a redirect to a page without a resource. An editor may have written it in any form, and for one
 * language only.
 */
const foundTarget = (target: string): FoundAddress => {
  const path = sameOriginPath(target, '/')
  const requested = readPath(path)
  const match = requested && matchPage(requested.path, requested.locale)
  const paths = match ? foundPage(match, requested).paths : { hu: path, en: path }
  return { page: undefined, internal: '/', shows: false, paths }
}

const foundResource = ({ resourceType, context, path, paths }: UrlResource): FoundAddress => {
  if (resourceType === 'page' || resourceType === 'product') return foundTarget(path)
  const page = resourcePages[resourceType]
  return {
    page,
    internal: fill(page, context.address ?? ''),
    shows: !context.moved,
    paths: {
      hu: sameOriginPath(paths.hu, '/'),
      en: sameOriginPath(paths.en, getPathname({ href: '/', locale: 'en' })),
    },
  }
}

/**
 * Pages without a resource are known here; the backend knows all other addresses. While it is away, the addresses of
 * resources are accepted as they are, and nothing can be said about the rest.
 */
export const findAddress = async (requested: RequestedPath): Promise<FoundAddress | 'unknown' | 'gone' | 'away'> => {
  const match = matchPage(requested.path, requested.locale)
  if (match && !resourceTypeOf(match.name)) return isThere(match) ? foundPage(match, requested) : 'unknown'
  const alias = matchAlias(requested)
  if (alias) return isThere(alias) ? { ...foundPage(alias, requested), shows: false } : 'unknown'
  const answer = await fetchUrlResource(withLocale(requested.path, requested.locale))
  if (answer === undefined) return match ? foundPage(match, requested) : 'away'
  return typeof answer === 'string' ? answer : foundResource(answer)
}
