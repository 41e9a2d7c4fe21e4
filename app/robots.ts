import type { MetadataRoute } from 'next'
import { storefrontEnv } from '#lib/env/storefront.ts'

/** The address is known when the shop runs, not when it is built. */
export const dynamic = 'force-dynamic'

/**
 * Personal pages, searches and filtered lists carry `noindex`, which a crawler can read only on a page that it may
 * open. Only combinations of three and more filters are closed, because their number has no end.
 */
const robots = (): MetadataRoute.Robots => ({
  rules: { userAgent: '*', allow: '/', disallow: ['/api/', '/*?*&*&'] },
  sitemap: `${storefrontEnv().PUBLIC_URL}/sitemap.xml`,
})

export default robots
