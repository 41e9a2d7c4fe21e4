import { type DestinationStream, type Level, type Logger, pino } from 'pino'
import { describeError } from '#lib/process/describe-error.ts'
import { limitRepeats } from '#lib/process/limit-repeats.ts'

const intervalMs = 60_000
/** pino's number for warnings. Lines below it are never summed up, and production does not log them by default. */
const warning = 40

/** Errors repeat with other ids and from other places; class and code tell their kinds apart. */
const kindOf = (error: unknown): string =>
  error instanceof Error
    ? `${error.constructor.name} ${'code' in error ? String(error.code) : ''} ${error.cause === undefined ? '' : kindOf(error.cause)}`.trim()
    : ''

const errorIn = (fields: unknown): unknown =>
  fields instanceof Error
    ? fields
    : typeof fields === 'object' && fields !== null
      ? Object.values(fields).find((value) => value instanceof Error)
      : undefined

const describeErrors = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, value instanceof Error ? describeError(value) : value]),
  )

/**
 * The backend's logger. Errors are logged without anything that a visitor typed, under whatever key they are passed,
 * and repetitions of an error are summed up once a minute.
 */
export const createLogger = (level: Level | 'silent', destination: DestinationStream = pino.destination(1)): Logger => {
  const repeats = limitRepeats(intervalMs, (kind, unwritten) =>
    log.warn({ kind, unwritten, seconds: intervalMs / 1_000 }, 'the same again'),
  )
  const log: Logger = pino(
    {
      level,
      // One place describes all errors, the formatter: pino's own serializer would log their messages.
      serializers: { err: (described: unknown) => described },
      formatters: { log: describeErrors },
      hooks: {
        logMethod: (args, method, number) => {
          const [fields, text] = args as [unknown, string | undefined]
          const error = errorIn(fields)
          // Without a text pino would use the error's message.
          const said = typeof fields === 'string' ? fields : (text ?? 'error')
          if (number >= warning && said !== 'the same again' && !repeats.admit(`${said} ${kindOf(error)}`.trim()))
            return
          if (typeof fields === 'string') method.apply(log, args)
          else
            method.apply(log, [
              fields instanceof Error ? { err: fields } : fields,
              said,
              ...(args as unknown[]).slice(2),
            ] as unknown as typeof args)
        },
      },
    },
    destination,
  )
  return log
}
