import { unlessAway } from '#lib/api/unless-away.ts'
import { isSitemapFile, loadSitemap, loadSitemapFiles } from '#lib/seo/sitemap/load-sitemap.ts'
import { readFileName } from '#lib/seo/sitemap/sitemap-file.ts'
import { writeIndex, writeSitemap } from '#lib/seo/sitemap/sitemap-xml.ts'

/**
 * Written on request, a few times a day, from cached answers. A cached page would be saved for every file name that a
 * visitor makes up. `/sitemap.xml` is `index.xml` here.
 */
export const dynamic = 'force-dynamic'

const xml = (body: string) => new Response(body, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
const none = () => new Response(null, { status: 404 })

const write = async (file: string) => {
  if (file === 'index.xml') return xml(writeIndex(await loadSitemapFiles()))
  const wanted = readFileName(file)
  if (!wanted || !(await isSitemapFile(wanted))) return none()
  return xml(writeSitemap(await loadSitemap(wanted), wanted.locale))
}

export const GET = async (_request: Request, { params }: { params: Promise<{ file: string }> }) => {
  const { file } = await params
  return unlessAway(() => write(file))
}
