import { DatabaseAway } from '../db/database-away.ts'

/**
 * Codes of the network and of Postgres: connection errors (E…, 08), no resources (53), a statement or a lock that took
 * too long (57014, 55P03), a server that stops or starts (57P), an abandoned transaction (25P03).
 */
const codes = /^(E(CONN|PIPE|TIMEDOUT)|57P|57014|55P03|25P03|08|53)/
/** Errors of the driver that have no code. */
const messages =
  /^(Connection terminated|Query read timeout|timeout expired|Client (was closed|has encountered a connection error) and is not queryable)/
const network = new Set<unknown>(['connect', 'getaddrinfo'])

const isDriverError = (error: Error): boolean => {
  const { code, syscall } = { code: undefined, syscall: undefined, ...error } as { code: unknown; syscall: unknown }
  return network.has(syscall) || (typeof code === 'string' ? codes.test(code) : messages.test(error.message))
}

/**
 * Whether the database cannot be reached, has no free connection or answers too late: a later try may succeed. Drizzle
 * wraps the driver's error.
 */
export const isDatabaseDown = (error: unknown): boolean =>
  error instanceof Error && (error instanceof DatabaseAway || isDriverError(error) || isDatabaseDown(error.cause))
