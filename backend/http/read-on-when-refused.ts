import { setTimeout as wait } from 'node:timers/promises'
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './app-env.ts'

/**
 * Milliseconds: the total time for reading the rest of a body, and the pause between two pieces, which slows a flood
 * down.
 */
const longest = 500
const pause = 10

const throwAway = async (reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> => {
  const end = setTimeout(() => void reader.cancel().catch(() => {}), longest)
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) await wait(pause)
  } catch {
    // The time for reading is over.
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
 * Sends a refusal at once, even before the whole body has arrived, then reads and discards the rest for a moment. A
 * connection that is closed with unread bytes is reset, and the client would not see the answer.
 */
export const readOnWhenRefused: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  if (c.res.status < 400 || c.req.method === 'GET' || c.req.method === 'HEAD') return
  const reader = c.req.raw.body?.getReader()
  if (reader) c.res = await answerWhileReading(reader, c.res)
}
