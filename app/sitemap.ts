import { sitemapEntries } from '#lib/seo/sitemap-entries.ts'

/** Made when asked, for a build knows no backend; the answers it is made of are cached by tag. */
export const dynamic = 'force-dynamic'

export default sitemapEntries
