import createMiddleware from 'next-intl/middleware'
import { type NextRequest, NextResponse } from 'next/server'
import { routing } from '#lib/i18n/routing.ts'
import { marketCookies, readMarket, writeMarket } from '#lib/market/market.ts'
import { findPage, pages, type PageName } from '../pages.ts'
import { guardPage } from './page-guards.ts'

const negotiate = createMiddleware(routing)
const withoutDetection = createMiddleware({ ...routing, localeDetection: false })
/** A crawler always gets the language of the path. */
const isCrawler = (request: NextRequest) => /bot|crawl|spider|slurp/i.test(request.headers.get('user-agent') ?? '')

/** `/hu/products/x` -> locale and internal path. */
const splitLocale = (pathname: string): { locale: string; internal: string } => {
  const [, locale = routing.defaultLocale, ...rest] = pathname.split('/')
  return { locale, internal: `/${rest.join('/')}` }
}

/** A listing with filters in its query is rendered on request; its default view is static. */
const viewOf = (page: PageName | undefined, search: string): string => (page && 'listing' in pages[page] && search ? '/view' : '')

/**
 * Chooses the language (cookie, Accept-Language, default), finds the page behind a localized path and adds the hidden
 * market segment: `/termekek/x` -> `/hu/b2c-huf/products/x`.
 */
export const localize = (request: NextRequest): NextResponse => {
  const answer = (isCrawler(request) ? withoutDetection : negotiate)(request)
  if (answer.headers.has('location')) return answer
  const target = new URL(answer.headers.get('x-middleware-rewrite') ?? request.url)
  const { locale, internal } = splitLocale(target.pathname)
  const page = findPage(internal)
  const refused = page && guardPage(request, page, locale)
  if (refused) return refused
  const market = readMarket(request.cookies.get(marketCookies.segment)?.value, request.cookies.get(marketCookies.currency)?.value)
  target.pathname = `/${locale}/${writeMarket(market)}${internal === '/' ? '' : internal}${viewOf(page, target.search)}`
  const rewritten = NextResponse.rewrite(target)
  for (const cookie of answer.cookies.getAll()) rewritten.cookies.set(cookie)
  return rewritten
}
