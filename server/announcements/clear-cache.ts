import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { innerSecret } from '#lib/process/inner-secret.ts'
import type { Change } from './change.ts'

/** The time limit of one call. */
const timeoutMs = 10_000
/** Tags in one call. */
const maxTags = 1_000

const splitTags = (change: Change): Change[] =>
  change === 'everything'
    ? [change]
    : Array.from({ length: Math.ceil(change.length / maxTags) }, (_, part) =>
        change.slice(part * maxTags, (part + 1) * maxTags),
      )

/**
 * Clears entries in Next's own cache of pages and answers. The call goes over a separate port on the loopback
 * interface, so it depends neither on the public address nor on a proxy.
 * @param handle Next
 * @returns a function that throws if Next does not confirm
 */
export const openCacheClearing = async (handle: RequestListener): Promise<(change: Change) => Promise<void>> => {
  const server = createServer(handle).listen(0, '127.0.0.1')
  server.unref()
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return async (change) => {
    for (const tags of splitTags(change)) {
      const answer = await fetch(`http://127.0.0.1:${port}/api/clear-cache`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Inner-Secret': innerSecret() },
        body: JSON.stringify({ tags }),
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (answer.status !== 204) throw new Error(`Next answered ${answer.status} instead of clearing its cache.`)
    }
  }
}
