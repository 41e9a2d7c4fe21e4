import { loadSitemap, loadSitemapFiles } from '#lib/seo/sitemap/load-sitemap.ts'
import { readFileName } from '#lib/seo/sitemap/sitemap-file.ts'
import { writeIndex, writeSitemap } from '#lib/seo/sitemap/sitemap-xml.ts'

/** Made at the first visit and kept until what it lists has changed, as pages are; `/sitemap.xml` is `index.xml` here. */
export const dynamic = 'force-static'
export const generateStaticParams = () => []

const xml = (body: string) => new Response(body, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
const none = () => new Response(null, { status: 404 })

export const GET = async (_request: Request, { params }: { params: Promise<{ file: string }> }) => {
  const { file } = await params
  if (file === 'index.xml') return xml(writeIndex(await loadSitemapFiles()))
  const wanted = readFileName(file)
  if (!wanted) return none()
  const entries = await loadSitemap(wanted)
  return entries.length > 0 ? xml(writeSitemap(entries, wanted.locale)) : none()
}
