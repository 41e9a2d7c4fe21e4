import type { MetadataRoute } from 'next'
import { storefrontEnv } from '#lib/env/storefront.ts'
import { pageNames, pages } from '#lib/routing/pages.ts'

/** The address is known when the shop runs, not when it is built. */
export const dynamic = 'force-dynamic'

/** Personal pages are of no use to a crawler. Listings with filters stay open: their own robots tag says what to do. */
const personal = pageNames
  .filter((name) => !pages[name].sitemap && !('listing' in pages[name]))
  .map((name) => pages[name])
const untilParameter = (path: string) => path.replace(/\[.*$/, '')

const robots = (): MetadataRoute.Robots => ({
  rules: {
    userAgent: '*',
    disallow: ['/api/', ...new Set(personal.flatMap(({ hu, en }) => [untilParameter(hu), `/en${untilParameter(en)}`]))],
  },
  sitemap: `${storefrontEnv().PUBLIC_URL}/sitemap.xml`,
})

export default robots
