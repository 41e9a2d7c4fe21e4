import 'server-only'
import { getLocale } from 'next-intl/server'
import { addressTag } from '#contracts/resource-paths.ts'
import type { Locale } from '#contracts/shop.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { load } from '#lib/api/server.ts'
import { withoutPart } from '#lib/api/without-part.ts'
import { getPathname, type Href } from '#lib/routing/navigation.ts'
import { resourceTypeOf } from '#lib/routing/resource-page.ts'

/** The resource whose page an address is: its type and what stands in the path. */
const resourceOf = (href: Href) => {
  if (typeof href === 'string' || !('params' in href)) return undefined
  const type = resourceTypeOf(href.pathname)
  return type && { type, address: String(href.params.id) }
}

/** Whether the backend has said that there is no other address. */
const isKnown = ({ status }: ApiError) => status >= 400 && status < 500

/**
 * The one right address of a page in each language: of a resource's page its pretty path where it has one.
 * While the backend does not say it, the page's own address stands in its place for some seconds.
 * @param href of a resource's page with what stands in the path that was asked for
 * @throws Error for a slug that is not the page's own. The middleware leads on from such addresses, but cannot know them
 * while the backend is away; their pages must not be kept.
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
