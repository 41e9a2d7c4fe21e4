import { Hono } from 'hono'
import { problem } from '../../http/problem.ts'
import type { AppEnv } from '../../http/serve.ts'
import type { Feed } from './feed.ts'
import type { Mailbox } from './mailbox.ts'
import type { News } from './read-since.ts'

/** A reader that hears nothing for three times as long takes the line for dead, as does the server, whose connections end when nothing moves for 15 s. */
const aliveMs = 5_000

/** The connection ends with the stream: a backend that stops must not wait for it. */
const headers = {
  Connection: 'close',
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store',
  'X-Accel-Buffering': 'no',
}

/** One server-sent event. Its id is the position to go on from; `tags` without any says only that the line is alive. */
const eventOf = ({ position, tags }: News): string =>
  tags === 'everything'
    ? `id: ${position}\nevent: reset\ndata: []\n\n`
    : `id: ${position}\nevent: tags\ndata: ${JSON.stringify(tags)}\n\n`

/** Written as fast as it is read: what comes meanwhile waits in the mailbox. */
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
 * `GET /announcements?after=ID`: what changed since, and then whatever changes, as server-sent events `tags` (a list) and
 * `reset` (everything). Beside the API, so that no gateway leads here: it is for storefronts in the private network.
 */
export const announcementRoutes = (feed: Feed): Hono<AppEnv> =>
  new Hono<AppEnv>().get('/', async (c) => {
    const mailbox = await feed.join(c.req.query('after') ?? '')
    if (!mailbox) return problem({ code: 'service_unavailable' }, 'hu', c.get('requestId'))
    return new Response(streamOf(feed, mailbox), { headers })
  })
