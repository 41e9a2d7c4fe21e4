import { pino } from 'pino'
import { describeError } from './describe-error.ts'

/** Whatever LOG_LEVEL says: without this line nobody could tell why a process ended. */
const log = pino({ level: 'error' })

/** Writes down an error that nothing caught, or that ended a request. */
export const reportError = (
  error: unknown,
  kind: 'uncaughtException' | 'unhandledRejection' | 'request' | 'stop',
): void => log.error({ error: describeError(error) }, kind)
