import { createServer } from 'node:net'
import { check } from '../support/checks.ts'
import type { Shop } from '../support/shop.ts'
import { askOnWire } from '../support/wire.ts'

/** Something that takes every connection of the backend and never says a word. */
const takePlace = (port: number): Promise<() => void> =>
  new Promise((resolve, reject) => {
    const server = createServer(() => {})
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(() => void server.close()))
  })

/** The gateway waits for nobody for ever. The last check: afterwards there is no backend. */
export const checkSilentBackend = async ({ backend, storefront: { port } }: Shop): Promise<void> => {
  await backend.stop()
  const leave = await takePlace(Number(new URL(backend.origin).port))
  const answer = await askOnWire({ port, path: '/api/v2.0/stores' })
  check(
    'a backend that says nothing is 503 within 5 s, with a time to come again',
    answer.status === 503 && answer.ms < 5_000 && Number(answer.headers['retry-after']) > 0,
    `${answer.status} after ${Math.round(answer.ms)} ms`,
  )
  check(
    'in the shape of the API',
    (JSON.parse(answer.text) as { error?: { code: string } }).error?.code === 'service_unavailable',
  )
  leave()
}
