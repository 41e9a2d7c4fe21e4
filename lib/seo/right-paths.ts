import 'server-only'
import { getLocale } from 'next-intl/server'
import { addressTag } from '#contracts/resource-paths.ts'
import type { Locale } from '#contracts/shop.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { load } from '#lib/api/server.ts'
import { withoutPart } from '#lib/api/without-part.ts'
import { getPathname, type Href } from '#lib/routing/navigation.ts'
import { resourceTypeOf } from '#lib/routing/resource-page.ts'

/** The resource of the address: its type, and the id or key in the path. */
const resourceOf = (href: Href) => {
  if (typeof href === 'string' || !('params' in href)) return undefined
  const type = resourceTypeOf(href.pathname)
  return type && { type, address: String(href.params.id) }
}

/** Whether the backend has confirmed that the page has no other address. */
const isKnown = ({ status }: ApiError) => status >= 400 && status < 500

/**
 * The canonical address of a page in each language. A page of a resource has its pretty path where there is one. While
 * the backend does not answer, the page's own address is used for some seconds.
 * @param href the page of a resource, with the part of the path that was requested
 * @throws Error for a wrong slug. The middleware redirects from such addresses, but does not know them while the
 * backend is away; their pages must not be cached.
 */
export const rightPaths = async (href: Href): Promise<Record<Locale, string>> => {
  const own = { hu: getPathname({ href, locale: 'hu' }), en: getPathname({ href, locale: 'en' }) }
  const resource = resourceOf(href)
  if (!resource) return own
  const { type, address } = resource
  const answer = await load('GET /url-resource/{url}', { params: { url: own[await getLocale()] } }, [
    addressTag(type, address),
  ]).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    return isKnown(error) ? undefined : withoutPart('Could not fetch the address!')()
  })
  if (answer && answer.context.address !== address) throw new Error(`${address} is not where ${answer.path} is shown`)
  return answer?.paths ?? own
}
