import 'server-only'
import { addressTag } from '#contracts/resource-paths.ts'
import type { Locale } from '#contracts/shop.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { load } from '#lib/api/server.ts'
import { getPathname, type Href } from '#lib/routing/navigation.ts'
import { resourceTypeOf } from '#lib/routing/resource-page.ts'
import { absolutePath } from './absolute-url.ts'

/** The resource whose page an address is: its type and what stands in the path. */
const resourceOf = (href: Href) => {
  if (typeof href === 'string' || !('params' in href)) return undefined
  const type = resourceTypeOf(href.pathname)
  return type && { type, address: String(href.params.id) }
}

/** The one right address of a page in each language: of a resource's page its pretty path where it has one. */
export const rightPaths = async (hrefs: Record<Locale, Href>): Promise<Record<Locale, string>> => {
  const own = { hu: getPathname({ href: hrefs.hu, locale: 'hu' }), en: getPathname({ href: hrefs.en, locale: 'en' }) }
  const resource = resourceOf(hrefs.hu)
  if (!resource) return own
  const answer = load('GET /url-resource/{url}', { params: { url: own.hu } }, [addressTag(resource.type, resource.address)])
  return answer.then(
    ({ paths }) => paths,
    (error: unknown) => {
      if (error instanceof ApiError) return own
      throw error
    },
  )
}

/** The address that search engines shall know a page by. */
export const rightUrl = async (href: Href, locale: Locale): Promise<string> =>
  absolutePath((await rightPaths({ hu: href, en: href }))[locale])
