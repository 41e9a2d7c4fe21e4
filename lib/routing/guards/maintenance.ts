import { NextResponse } from 'next/server'
import { getPathname } from '#contracts/page-address.ts'
import { type Locale, locales } from '#contracts/shop.ts'
import type { RequestGuard } from './guard.ts'
import { readShopState } from './shop-state.ts'

const pathOf = (page: '/' | '/maintenance', locale: Locale) => getPathname({ href: page, locale })
const paths = new Set(locales.map((locale) => pathOf('/maintenance', locale)))

/** In maintenance every page redirects to the maintenance page. Otherwise that page redirects to the home page. */
export const maintenanceGuard: RequestGuard = async (request) => {
  const { maintenance } = await readShopState()
  const { pathname } = request.nextUrl
  if (maintenance === paths.has(pathname)) return undefined
  const target = pathOf(maintenance ? '/maintenance' : '/', /^\/en(\/|$)/.test(pathname) ? 'en' : 'hu')
  return NextResponse.redirect(new URL(target, request.url), 307)
}
