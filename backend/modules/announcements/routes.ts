import { Hono } from 'hono'
import { problem } from '../../http/problem.ts'
import type { AppEnv } from '../../http/app-env.ts'
import type { Feed } from './feed.ts'
import type { Mailbox } from './mailbox.ts'
import type { News } from './read-since.ts'

/**
 * A storefront that receives nothing for three times as long closes the stream. The server closes connections on which
 * nothing moves for 15 s.
 */
const aliveMs = 5_000

/** The connection ends with the stream: a stopping backend must not wait for it. */
const headers = {
  Connection: 'close',
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store',
  'X-Accel-Buffering': 'no',
}

/** One server-sent event. Its id is the position to continue from. An empty list of `tags` is a sign of life. */
const eventOf = ({ position, tags }: News): string =>
  tags === 'everything'
    ? `id: ${position}\nevent: reset\ndata: []\n\n`
    : `id: ${position}\nevent: tags\ndata: ${JSON.stringify(tags)}\n\n`

/** Written as fast as the reader reads: meanwhile new tags wait in the mailbox. */
const streamOf = (feed: Feed, mailbox: Mailbox): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder()
  return new ReadableStream(
    {
      pull: async (controller) => {
        const news = await mailbox.take(aliveMs)
        if (news) controller.enqueue(encoder.encode(eventOf(news)))
        else controller.close()
      },
      cancel: () => feed.leave(mailbox),
    },
    { highWaterMark: 0 },
  )
}

/**
 * `GET /announcements?after=ID`: the changes since a position and then every further change, as server-sent events
 * `tags` (a list) and `reset` (everything). The address lies beside the API, so no gateway leads here: it is for
 * storefronts in the private network.
 */
export const announcementRoutes = (feed: Feed): Hono<AppEnv> =>
  new Hono<AppEnv>().get('/', async (c) => {
    const mailbox = await feed.join(c.req.query('after') ?? '')
    if (!mailbox) return problem({ code: 'service_unavailable' }, 'hu', c.get('requestId'))
    return new Response(streamOf(feed, mailbox), { headers })
  })
