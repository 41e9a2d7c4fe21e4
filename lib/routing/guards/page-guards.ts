import { type NextRequest, NextResponse } from 'next/server'
import { getPathname } from '#contracts/page-address.ts'
import { type Guard, pageOf, type PageName } from '#contracts/pages.ts'
import type { Locale } from '#contracts/shop.ts'

/**
 * These guards only save visitors a way: the backend decides who may do what. The readable segment cookie says who
 * seems to be signed in.
 */
const seemsSignedIn = (request: NextRequest) => request.cookies.has('customer')

const guards: Record<Guard, (request: NextRequest, locale: Locale) => string | undefined> = {
  guest: (request, locale) => (seemsSignedIn(request) ? getPathname({ href: '/', locale }) : undefined),
  login: (request, locale) => {
    if (seemsSignedIn(request)) return undefined
    const redirectPath = request.nextUrl.pathname + request.nextUrl.search
    return getPathname({ href: { pathname: '/login', query: { redirectPath } }, locale })
  },
}

export const guardPage = (request: NextRequest, page: PageName, locale: Locale): NextResponse | undefined => {
  const { guard } = pageOf(page)
  const target = guard && guards[guard](request, locale)
  return target === undefined ? undefined : NextResponse.redirect(new URL(target, request.url), 307)
}
