import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { innerSecret } from '#lib/process/inner-secret.ts'
import type { Change } from './change.ts'

const timeoutMs = 10_000
/** Of one call. */
const mostTags = 1_000

const inParts = (change: Change): Change[] =>
  change === 'everything'
    ? [change]
    : Array.from({ length: Math.ceil(change.length / mostTags) }, (_, part) =>
        change.slice(part * mostTags, (part + 1) * mostTags),
      )

/**
 * A way to Next's own store of pages and answers. It leads over a door of its own on the loopback interface, so it
 * depends neither on the address that visitors use nor on what stands before it.
 * @param handle Next
 * @returns a function that throws if Next did not say that it dropped what it was told
 */
export const openDrop = async (handle: RequestListener): Promise<(change: Change) => Promise<void>> => {
  const door = createServer(handle).listen(0, '127.0.0.1')
  door.unref()
  await once(door, 'listening')
  const { port } = door.address() as AddressInfo
  return async (change) => {
    for (const tags of inParts(change)) {
      const answer = await fetch(`http://127.0.0.1:${port}/api/drop-kept`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Inner-Secret': innerSecret() },
        body: JSON.stringify({ tags }),
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (answer.status !== 204) throw new Error(`Next answered ${answer.status} when it was to drop kept pages.`)
    }
  }
}
