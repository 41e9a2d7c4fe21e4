import type { MetadataRoute } from 'next'
import { storefrontEnv } from '#lib/env/storefront.ts'

/** The address is known when the shop runs, not when it is built. */
export const dynamic = 'force-dynamic'

/**
 * Personal pages, searches and filtered lists say themselves that they are not for the index: a crawler must be let in to
 * read that. Only combinations of three and more choices are closed, for there is no end of them.
 */
const robots = (): MetadataRoute.Robots => ({
  rules: { userAgent: '*', allow: '/', disallow: ['/api/', '/*?*&*&'] },
  sitemap: `${storefrontEnv().PUBLIC_URL}/sitemap.xml`,
})

export default robots
