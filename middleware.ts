import { type NextRequest, NextResponse } from 'next/server'
import { isHttps } from '#lib/env/is-https.ts'
import { decide } from '#lib/routing/guards/decide.ts'
import type { Decision } from '#lib/routing/guards/show-page.ts'
import { languageCookie, readVisit } from '#lib/routing/visit.ts'

/** Seconds of a year. */
const year = 31_536_000

const write = (decision: Decision, { url, nextUrl }: NextRequest): NextResponse => {
  // `server/` replaces this answer by a view that says so.
  if (decision === 'unavailable')
    return new NextResponse(null, { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
  const answer =
    'path' in decision
      ? NextResponse.redirect(new URL(decision.path, url), decision.status)
      : NextResponse.rewrite(Object.assign(new URL(nextUrl.search, url), { pathname: decision.internal }), decision)
  if (decision.saves)
    answer.cookies.set({
      name: languageCookie,
      value: decision.saves,
      maxAge: year,
      sameSite: 'lax',
      path: '/',
      secure: isHttps(),
    })
  return answer
}

const middleware = async (request: NextRequest) =>
  write(await decide(readVisit(request.nextUrl, (name) => request.headers.get(name))), request)

export default middleware

/**
 * Everything except calls of the API, files of the build and the few files at the root. No other address reaches Next
 * without the middleware.
 */
export const config = {
  matcher: ['/((?!api/|assets/|_next/|feeds/[^/]+$|sitemaps/[^/]+$|favicon\\.ico$|robots\\.txt$|sitemap\\.xml$).*)'],
}
