import type { IncomingMessage, ServerResponse } from 'node:http'
import { pino } from 'pino'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { reportPath } from './content-policy.ts'
import { readViolations, type Violation } from './read-violations.ts'

/** A browser sends a report of some hundred bytes, or a few of them together. */
const mostBytes = 16_000
/** In a minute, from all visitors together: enough to learn of a fault, too few to fill a disk. */
const mostInMinute = 60

/** @returns the text, undefined where it is too long; rejects when the visitor leaves in the middle */
const readText = async (request: IncomingMessage): Promise<string | undefined> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > mostBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

const log = pino()
const write = (violation: Violation): void => log.warn({ violation }, 'refused by the content security policy')

/** Takes in what browsers report of the pages' Content-Security-Policy (`content-policy.ts`) and writes it down. */
export const violationReports = (tell: (violation: Violation) => void = write) => {
  const budget = new RateLimiterMemory({ points: mostInMinute, duration: 60 })
  const isWithinBudget = () => budget.consume('all').then(
    () => true,
    () => false,
  )
  const take = async (request: IncomingMessage): Promise<number> => {
    if (request.method !== 'POST') return 405
    const text = await readText(request)
    if (text === undefined) return 413
    for (const violation of readViolations(text)) if (await isWithinBudget()) tell(violation)
    return 204
  }
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (request.url?.split('?', 1)[0] !== reportPath) return next()
    take(request).then(
      (status) => response.writeHead(status, { 'Cache-Control': 'no-store', ...(status === 204 ? {} : { Connection: 'close' }) }).end(),
      () => response.destroy(),
    )
  }
}
