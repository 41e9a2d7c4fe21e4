import { feedFiles, isFeedFile } from '#features/feeds/feed-files.ts'
import { loadNews, writeProducts } from '#features/feeds/server.ts'

/** Portals and news readers come by themselves, some times a day; what lies between may keep it for them. */
const headers = (type: string) => ({ 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'public, max-age=3600' })

/** Part by part as it is read; a reader who leaves ends the work. */
const streamOf = (parts: AsyncGenerator<string>): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder()
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: async () => void (await parts.return(undefined)),
  })
}

export const GET = async (_request: Request, { params }: { params: Promise<{ file: string }> }) => {
  const { file } = await params
  if (!isFeedFile(file)) return new Response(null, { status: 404 })
  return feedFiles[file].kind === 'news'
    ? new Response(await loadNews(file), { headers: headers('application/rss+xml') })
    : new Response(streamOf(writeProducts(file)), { headers: headers('application/xml') })
}
