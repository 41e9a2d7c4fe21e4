import { type NextRequest, NextResponse } from 'next/server'
import { type Guard, type PageName, pages } from '../pages.ts'

/** Comfort only: the backend decides who may do what. The readable segment cookie tells who seems to be signed in. */
const seemsSignedIn = (request: NextRequest) => request.cookies.has('customer')

const home = (locale: string) => (locale === 'hu' ? '/' : `/${locale}`)

const guards: Record<Guard, (request: NextRequest, locale: string) => string | undefined> = {
  public: () => undefined,
  guest: (request, locale) => (seemsSignedIn(request) ? home(locale) : undefined),
  login: (request, locale) => {
    if (seemsSignedIn(request)) return undefined
    const login = locale === 'hu' ? pages['/login'].hu : `/${locale}${pages['/login'].en}`
    return `${login}?redirectPath=${encodeURIComponent(request.nextUrl.pathname + request.nextUrl.search)}`
  },
}

export const guardPage = (request: NextRequest, page: PageName, locale: string): NextResponse | undefined => {
  const target = guards[pages[page].guard](request, locale)
  return target === undefined ? undefined : NextResponse.redirect(new URL(target, request.url), 307)
}
