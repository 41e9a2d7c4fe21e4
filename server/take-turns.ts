import type { IncomingMessage, ServerResponse } from 'node:http'
import { clientKey } from '#lib/process/client-key.ts'
import { limitRepeats } from '#lib/process/limit-repeats.ts'
import { guardRequest } from './guard-request.ts'
import { isApiAddress, refuse } from './refuse.ts'
import type { Step } from './step.ts'
import { createTurns } from './turns.ts'
import { watchLoop } from './watch-loop.ts'

/** What runs for the first time takes several times as long: a process that has just started is slow, but not crowded. */
const youngSeconds = 30
const pagePatience = () => (process.uptime() < youngSeconds ? 4_000 : 1_000)

/**
 * Each kind has turns of its own, so that none stands behind another: a page made on request takes 25 to 50 ms of the
 * process, a kept one 2 ms. What a visitor sends in (an order above all) has places that nobody else takes, and more patience.
 * Calls and pictures wait for the backend most of the time, so many of them may wait together.
 */
const createKinds = () => ({
  change: createTurns({ fewest: 32, most: 128, patienceMs: () => 10_000 }),
  call: createTurns({ fewest: 32, most: 256, patienceMs: () => 4_000 }),
  picture: createTurns({ fewest: 64, most: 512, patienceMs: () => 10_000 }),
  keptPage: createTurns({ fewest: 16, most: 128, patienceMs: pagePatience }),
  madePage: createTurns({ fewest: 3, most: 64, patienceMs: pagePatience }),
})
type Kind = keyof ReturnType<typeof createKinds>

/** Searches and filtered lists; `_rsc` is added by Next's router to any address. */
const hasQuery = /\?(?!_rsc=[^&]*$)/

const kindOf = ({ method, url = '' }: IncomingMessage): Kind => {
  if (isApiAddress(url)) return method === 'GET' || method === 'HEAD' ? 'call' : 'change'
  if (url.startsWith('/assets/')) return 'picture'
  return hasQuery.test(url) ? 'madePage' : 'keptPage'
}

/** Tells of the first byte of the answer: what follows depends on how fast the visitor reads. */
const onFirstByte = (response: ServerResponse, tell: () => void): void => {
  const { writeHead } = response
  const tellAndWrite = (...head: unknown[]): unknown => {
    tell()
    return Reflect.apply(writeHead, response, head)
  }
  Object.assign(response, { writeHead: tellAndWrite })
}

const everyMs = 60_000

/**
 * Lets requests wait for their turn before Next sees them, and refuses with 503 who would wait too long: with five times as
 * many visitors as the process can serve, those that it serves are served soon (reliability R2-6).
 * @param refusePage answers a page with the view that says so
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
      if (kind === 'keptPage' || kind === 'madePage') refusePage(request, response)
      else refuse(request, response, { status: 503, code: 'service_unavailable', headers: { 'Retry-After': '5' } })
    }
    // An error of this request must not reach the one that gives its place back.
    const proceed = guardRequest(() => next())
    const begin = (end: () => void) => {
      onFirstByte(response, end)
      proceed(request, response)
    }
    const end = turns[kind].take(clientKey(String(request.headers['x-client-ip'])) ?? '', begin, refuseTurn)
    response.once('close', end)
  }
}
