import { createServer } from 'node:net'
import { check } from '../support/checks.ts'
import type { Shop } from '../support/shop.ts'
import { askOnWire } from '../support/wire.ts'

/** Takes the port of the backend, accepts every connection and never answers. */
const takePlace = (port: number): Promise<() => void> =>
  new Promise((resolve, reject) => {
    const server = createServer(() => {})
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(() => void server.close()))
  })

/** The gateway does not wait forever. This check is the last one, because it stops the backend. */
export const checkSilentBackend = async ({ backend, storefront: { port } }: Shop): Promise<void> => {
  await backend.stop()
  const release = await takePlace(Number(new URL(backend.origin).port))
  const answer = await askOnWire({ port, path: '/api/v2.0/stores' })
  check(
    'a backend that never answers leads to 503 within 5 s, with Retry-After',
    answer.status === 503 && answer.ms < 5_000 && Number(answer.headers['retry-after']) > 0,
    `${answer.status} after ${Math.round(answer.ms)} ms`,
  )
  check(
    'the answer has the shape of the API',
    (JSON.parse(answer.text) as { error?: { code: string } }).error?.code === 'service_unavailable',
  )
  release()
}
