import { feedFiles, isFeedFile } from '#features/feeds/feed-files.ts'
import { openCached } from '#features/feeds/cached-feed.ts'
import { hasProducts, loadNews, writeProducts } from '#features/feeds/server.ts'
import { unlessAway } from '#lib/api/unless-away.ts'

/** Portals and news readers fetch a feed several times a day; a proxy may cache it meanwhile. */
const headers = (type: string) => ({
  'Content-Type': `${type}; charset=utf-8`,
  'Cache-Control': 'public, max-age=3600',
})

export const GET = async (_request: Request, { params }: { params: Promise<{ file: string }> }) => {
  const { file } = await params
  if (!isFeedFile(file)) return new Response(null, { status: 404 })
  return unlessAway(async () => {
    if (feedFiles[file].kind === 'news')
      return new Response(await loadNews(file), { headers: headers('application/rss+xml') })
    if (!(await hasProducts())) return new Response(null, { status: 404 })
    return new Response(await openCached(file, () => writeProducts(file)), { headers: headers('application/xml') })
  })
}
