import type { IncomingMessage } from 'node:http'
import { pino } from 'pino'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { reportPath } from './content-policy.ts'
import { readViolations, type Violation } from './read-violations.ts'
import type { Step } from './steps/step.ts'

/** Reports a minute, from all visitors together: enough to notice a fault, too few to fill a disk. */
const maxInMinute = 60

const log = pino()
const write = (violation: Violation): void => log.warn({ violation }, 'refused by the content security policy')

/**
 * Logs the violations of the pages' Content-Security-Policy that browsers report (`content-policy.ts`). `receiveBody`
 * limits the size of a report.
 */
export const violationReports = (report: (violation: Violation) => void = write): Step => {
  const budget = new RateLimiterMemory({ points: maxInMinute, duration: 60 })
  const isWithinBudget = () =>
    budget.consume('all').then(
      () => true,
      () => false,
    )
  const take = async (request: IncomingMessage): Promise<void> => {
    const chunks = (await request.toArray()) as Buffer[]
    for (const violation of readViolations(Buffer.concat(chunks).toString()))
      if (await isWithinBudget()) report(violation)
  }
  return (request, response, next) => {
    if (request.url?.split('?', 1)[0] !== reportPath || request.method !== 'POST') return next()
    take(request).then(
      () => response.writeHead(204, { 'Cache-Control': 'no-store' }).end(),
      () => response.destroy(),
    )
  }
}
