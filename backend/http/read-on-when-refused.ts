import { setTimeout as wait } from 'node:timers/promises'
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './serve.ts'

/** Milliseconds: for so long the rest of a body is read, and so long between two pieces of it, so that a flood comes slowly. */
const longest = 500
const pause = 10

const throwAway = async (reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> => {
  const end = setTimeout(() => void reader.cancel().catch(() => {}), longest)
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) await wait(pause)
  } catch {
    // The client has heard enough.
  } finally {
    clearTimeout(end)
  }
}

const answerWhileReading = async (
  reader: ReadableStreamDefaultReader<Uint8Array>,
  answer: Response,
): Promise<Response> => {
  const text = new Uint8Array(await answer.arrayBuffer())
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(text),
    pull: async (controller) => {
      await throwAway(reader)
      controller.close()
    },
  })
  const headers = new Headers(answer.headers)
  headers.set('Content-Length', String(text.length))
  return new Response(body, { status: answer.status, headers })
}

/**
 * A refusal is sent at once, whether the body of the request has come or not; for a moment what still comes is read and
 * thrown away. A connection that is closed with bytes unread is broken, and the client would not see the answer.
 */
export const readOnWhenRefused: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  if (c.res.status < 400 || c.req.method === 'GET' || c.req.method === 'HEAD') return
  const reader = c.req.raw.body?.getReader()
  if (reader) c.res = await answerWhileReading(reader, c.res)
}
