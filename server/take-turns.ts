import type { IncomingMessage, ServerResponse } from 'node:http'
import { clientKey } from '#lib/process/client-key.ts'
import { limitRepeats } from '#lib/process/limit-repeats.ts'
import { guardRequest } from './steps/guard-request.ts'
import { onFirstByte } from './on-first-byte.ts'
import { isApiAddress, refuse } from './refuse.ts'
import type { Step } from './steps/step.ts'
import { createTurns } from './turns.ts'
import { watchLoop } from './watch-loop.ts'

/**
 * Code that runs for the first time takes several times as long, so a process that has just started is slow but not
 * overloaded.
 */
const warmUpSeconds = 30
const pageWaitMs = () => (process.uptime() < warmUpSeconds ? 4_000 : 1_000)

/**
 * Each kind of request has places of its own, so no kind waits for another: a page made on request takes 25 to 50 ms of
 * the process, one that Next has saved 5 ms. What a visitor sends (above all an order) has reserved places and a longer
 * time limit. Calls and pictures mostly wait for the backend, so many of them may wait together.
 */
const createKinds = () => ({
  change: createTurns({ min: 32, max: 128, patienceMs: () => 10_000 }),
  call: createTurns({ min: 32, max: 256, patienceMs: () => 4_000 }),
  picture: createTurns({ min: 64, max: 512, patienceMs: () => 10_000 }),
  savedPage: createTurns({ min: 16, max: 128, patienceMs: pageWaitMs }),
  madePage: createTurns({ min: 3, max: 64, patienceMs: pageWaitMs }),
})
type Kind = keyof ReturnType<typeof createKinds>

/** Searches and filtered lists. Next's router adds `_rsc` to any address. */
const hasQuery = /\?(?!_rsc=[^&]*$)/

const kindOf = ({ method, url = '' }: IncomingMessage): Kind => {
  if (isApiAddress(url)) return method === 'GET' || method === 'HEAD' ? 'call' : 'change'
  if (url.startsWith('/assets/')) return 'picture'
  return hasQuery.test(url) ? 'madePage' : 'savedPage'
}

const everyMs = 60_000

/**
 * Lets requests wait for a place before Next sees them, and answers 503 to a request that would wait too long. So with
 * five times as many visitors as the process can serve, the visitors that are served are served soon (reliability
 * R2-6).
 * @param refusePage answers a page request with the view that says so
 */
export const takeTurns = (refusePage: (request: IncomingMessage, response: ServerResponse) => void): Step => {
  const turns = createKinds()
  watchLoop((isBusy) => {
    for (const one of Object.values(turns)) one.adapt(isBusy)
  })
  const write = (text: string) => void process.stderr.write(`${text}\n`)
  const { admit } = limitRepeats(everyMs, (kind, count) =>
    write(`Too many visitors at once: ${count} times more refused in ${everyMs / 1_000} seconds (${kind}).`),
  )

  return (request, response, next) => {
    const kind = kindOf(request)
    const refuseTurn = () => {
      if (admit(kind)) write(`Too many visitors at once: one was refused (${kind}).`)
      if (kind === 'savedPage' || kind === 'madePage') refusePage(request, response)
      else refuse(request, response, { status: 503, code: 'service_unavailable', headers: { 'Retry-After': '5' } })
    }
    // An error of this request must not reach the request that frees its place.
    const proceed = guardRequest(() => next())
    const begin = (end: () => void) => {
      onFirstByte(response, end)
      proceed(request, response)
    }
    const end = turns[kind].take(clientKey(String(request.headers['x-client-ip'])) ?? '', begin, refuseTurn)
    response.once('close', end)
  }
}
