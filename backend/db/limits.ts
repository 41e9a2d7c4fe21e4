/** What a pool of connections may take; times in milliseconds, none where one is missing. */
export interface Limits {
  /** Connections at once. */
  connections: number
  /** From asking for a connection until it can be used, be it waiting for a free one or making a new one. */
  waitMs: number
  /** How long the server works at a statement, waiting for locks included, before it gives up. */
  statementMs?: number
  /** How long a statement may stay without an answer; then its connection is taken for lost. Longer than `statementMs`, which a server that lives keeps. */
  answerMs?: number
  /** Whether visitors wait: then each call has a patience of its own, see `patience.ts`. */
  forVisitors?: boolean
  /** How long a transaction may ask nothing before the server undoes it and frees its locks. */
  idleInTransactionMs?: number
}

/** One set of limits for each purpose that connections are made for. */
export const limits = {
  /** Calls of the API: whoever waits for longer than two seconds is told to come back. */
  visitors: {
    connections: 10,
    forVisitors: true,
    waitMs: 1_600,
    statementMs: 1_400,
    answerMs: 1_600,
    idleInTransactionMs: 15_000,
  },
  /** Jobs, rounds and reading the whole catalog: nobody waits in front of a screen. */
  jobs: { connections: 5, waitMs: 10_000, statementMs: 20_000, answerMs: 22_000, idleInTransactionMs: 60_000 },
  /** Migrations, seed, imports, the doctor and other commands: they take as long as they take. */
  upkeep: { connections: 4, waitMs: 30_000 },
  /**
   * PGlite takes one connection only: its socket server mixes the messages of several, so that beside a transaction a
   * query can get another one's rows. With a single one callers wait for one another, longer.
   */
  embedded: { connections: 1, waitMs: 30_000 },
} as const satisfies Record<string, Limits>
