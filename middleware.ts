import type { NextRequest } from 'next/server'
import { englishPrefixGuard } from '#lib/routing/guards/english-prefix.ts'
import { maintenanceGuard } from '#lib/routing/guards/maintenance.ts'
import { showPage } from '#lib/routing/guards/show-page.ts'

/** In the order of spec point 4: maintenance, English prefix, then language, address, page guards and market. */
const middleware = async (request: NextRequest) =>
  (await maintenanceGuard(request)) ?? (await englishPrefixGuard(request)) ?? showPage(request)

export default middleware

/**
 * Everything except calls of the API, files of the build and the few files at the root. No other address reaches Next
 * without the middleware.
 */
export const config = {
  matcher: ['/((?!api/|assets/|_next/|feeds/[^/]+$|sitemaps/[^/]+$|favicon\\.ico$|robots\\.txt$|sitemap\\.xml$).*)'],
}
