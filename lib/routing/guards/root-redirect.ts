import type { Locale } from '#contracts/shop.ts'
import type { Visit } from '../visit.ts'
import { readPath } from '../read-path.ts'
import { findAddress } from './find-address.ts'
import type { Redirect } from './guard.ts'
import { isOffered } from './is-offered.ts'
import { guardPage } from './page-guards.ts'
import type { ShopState } from './shop-state.ts'

/**
 * Leads from the home page to the page that the operator has configured (spec point 2), in the visitor's language. The
 * home page stays where that page does not exist or would send this visitor elsewhere: nothing leads back and forth.
 */
export const redirectRoot = async (
  visit: Visit,
  { rootRedirect, settings }: ShopState,
  locale: Locale,
): Promise<Redirect | undefined> => {
  const target = rootRedirect ? readPath(rootRedirect) : undefined
  const found = target && (await findAddress(target))
  if (!found || typeof found === 'string' || !found.page) return undefined
  const { page, paths } = found
  // Outside of maintenance the page of maintenance leads home.
  if (page === '/' || page === '/maintenance') return undefined
  if (!isOffered(page, settings, visit.search) || guardPage(visit, page, locale)) return undefined
  return { path: paths[locale] + visit.search, status: 302 }
}
