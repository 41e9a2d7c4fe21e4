import { type NextRequest, NextResponse } from 'next/server'
import type { Locale } from '#contracts/shop.ts'
import { marketCookies, readMarket, writeMarket } from '#lib/market/market.ts'
import { type PageName, pages } from '#contracts/pages.ts'
import { readPath } from '../read-path.ts'
import { chooseLocale } from './choose-locale.ts'
import { findAddress } from './find-address.ts'
import { guardPage } from './page-guards.ts'
import { readShopState } from './shop-state.ts'

/** What every visitor of a market sees at an address where there is nothing: one page for all of them. */
const nothing = { unknown: { internal: '/not-found', status: 404 }, gone: { internal: '/gone', status: 410 } } as const

/** A listing with filters in its query is rendered on request; its default view is static. */
const viewOf = (page: PageName | undefined, search: string): string =>
  page && 'listing' in pages[page] && search ? '/view' : ''

/** The page of a closed shop: the shop opens in a few minutes (in seconds), and nobody keeps that it was closed. */
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

/** Whose page it is cannot be known now: `server/` puts the view of a shop that is away in place of this. */
const unavailable = (): NextResponse =>
  new NextResponse(null, { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } })

/**
 * Shows the page behind an address in the chosen language, or leads there in one hop: for good where the address is an
 * old or a wrong one, for now where only this visitor wants another language.
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
