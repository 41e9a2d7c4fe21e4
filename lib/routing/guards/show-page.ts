import { type NextRequest, NextResponse } from 'next/server'
import type { Locale } from '#contracts/shop.ts'
import { marketCookies, readMarket, writeMarket } from '#lib/market/market.ts'
import { type PageName, pages } from '#contracts/pages.ts'
import { readPath } from '../read-path.ts'
import { chooseLocale } from './choose-locale.ts'
import { findAddress } from './find-address.ts'
import { guardPage } from './page-guards.ts'
import { readShopState } from './shop-state.ts'

/** The page for an address that does not exist: one page for all visitors of a market. */
const nothing = { unknown: { internal: '/not-found', status: 404 }, gone: { internal: '/gone', status: 410 } } as const

/** A listing with filters in its query is rendered on request. Its default view is static. */
const viewOf = (page: PageName | undefined, search: string): string =>
  page && 'listing' in pages[page] && search ? '/view' : ''

/** The page of a shop in maintenance. `Retry-After` is in seconds, and the answer must not be cached. */
const closed = { status: 503, headers: { 'Retry-After': '300', 'Cache-Control': 'private, no-store' } } as const

/** Adds the hidden segments of the market: `/products/x` -> `/hu/b2c-huf/products/x`. */
const rewrite = async (
  request: NextRequest,
  locale: Locale,
  internal: string,
  answer: ResponseInit = {},
): Promise<NextResponse> => {
  const { currencies } = await readShopState()
  const market = readMarket(
    request.cookies.get(marketCookies.segment)?.value,
    request.cookies.get(marketCookies.currency)?.value,
    currencies,
  )
  const target = new URL(request.nextUrl.search, request.url)
  target.pathname = `/${locale}/${writeMarket(market)}${internal === '/' ? '' : internal}`
  return NextResponse.rewrite(target, answer)
}

/**
 * The page behind the address is not known while the backend is away, so `server/` replaces this answer by a view that
 * says so.
 */
const unavailable = (): NextResponse =>
  new NextResponse(null, { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } })

/**
 * Shows the page behind an address in the chosen language, or redirects to it once: permanently from an old or a wrong
 * address, temporarily where only this visitor wants another language.
 */
export const showPage = async (request: NextRequest): Promise<NextResponse> => {
  const { search, pathname } = request.nextUrl
  const requested = readPath(pathname)
  const { locale, remember } = await chooseLocale(request)
  const found = requested ? await findAddress(requested) : 'unknown'
  if (found === 'away') return unavailable()
  if (requested === undefined || typeof found === 'string') {
    const { internal, status } = nothing[typeof found === 'string' ? found : 'unknown']
    return remember(await rewrite(request, locale, internal, { status }))
  }
  const isOtherLanguage = locale !== requested.locale || /^\/hu(\/|$)/.test(pathname)
  if (!found.shows || !requested.isTidy || isOtherLanguage)
    return remember(
      NextResponse.redirect(new URL(found.paths[locale] + search, request.url), isOtherLanguage ? 307 : 301),
    )
  const refused = found.page && guardPage(request, found.page, locale)
  return (
    refused ??
    remember(
      await rewrite(
        request,
        locale,
        found.internal + viewOf(found.page, search),
        found.page === '/maintenance' ? closed : {},
      ),
    )
  )
}
