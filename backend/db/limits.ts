import { pauseMs } from './patience.ts'

/** The limits of a pool of connections; times in milliseconds. A missing time means no limit. */
export interface Limits {
  /** Open connections. */
  connections: number
  /** From the request for a connection until it can be used: waiting for a free one, or making a new one. */
  waitMs: number
  /** The longest run of a statement on the server, waiting for locks included. */
  statementMs?: number
  /**
   * After so long without an answer the connection counts as lost. Longer than `statementMs`, within which a living
   * server answers.
   */
  answerMs?: number
  /** Whether visitors wait: then each call has a patience of its own, see `patience.ts`. */
  forVisitors?: boolean
  /** The longest pause inside a transaction: after it the server rolls back and frees the locks. */
  idleInTransactionMs?: number
}

/** A set of limits for each purpose of a connection. */
export const limits = {
  /** Calls of the API: a visitor who would wait longer than two seconds is asked to come back. */
  visitors: {
    connections: 10,
    forVisitors: true,
    waitMs: 1_600,
    statementMs: 1_400,
    answerMs: 1_600,
    idleInTransactionMs: pauseMs,
  },
  /** Jobs, scheduled work and reading the whole catalog: no person waits. */
  jobs: { connections: 5, waitMs: 10_000, statementMs: 20_000, answerMs: 22_000, idleInTransactionMs: 60_000 },
  /** Reads from a replica: in less time than a visitor's patience, because the primary is asked when they fail. */
  replica: { connections: 10, waitMs: 300, statementMs: 1_000, answerMs: 1_200 },
  /** One small question after the other: how old the replica is. */
  gauge: { connections: 1, waitMs: 300, answerMs: 300 },
  /** Migrations, seed, imports, the doctor and other commands: they may take as long as they need. */
  upkeep: { connections: 4, waitMs: 30_000 },
  /**
   * PGlite has one connection only: its socket server mixes the messages of several connections, so that a query beside
   * a transaction could get rows of another one. With one connection callers wait longer, one after the other.
   */
  embedded: { connections: 1, waitMs: 30_000 },
} as const satisfies Record<string, Limits>
