import type { NextRequest } from 'next/server'
import { englishPrefixGuard } from '#lib/routing/guards/english-prefix.ts'
import { localize } from '#lib/routing/guards/i18n.ts'
import { maintenanceGuard } from '#lib/routing/guards/maintenance.ts'

/** In the spec's order (point 4): maintenance, English prefix, then language, page guards and market. */
const middleware = async (request: NextRequest) =>
  (await maintenanceGuard(request)) ?? (await englishPrefixGuard(request)) ?? localize(request)

export default middleware

/** Pages only: no API, pictures or build files. */
export const config = { matcher: ['/((?!api/|assets/|_next/|fonts/|favicon|robots.txt|sitemap).*)'] }
