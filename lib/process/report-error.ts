import { pino } from 'pino'
import { describeError } from './describe-error.ts'

/** Written under every LOG_LEVEL: without this line nobody could tell why a process ended. */
const log = pino({ level: 'error' })

/** Logs an error that nothing caught, or that ended a request. */
export const reportError = (
  error: unknown,
  kind: 'uncaughtException' | 'unhandledRejection' | 'request' | 'stop',
): void => log.error({ error: describeError(error) }, kind)
