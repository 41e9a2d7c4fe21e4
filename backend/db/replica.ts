import { setTimeout as wait } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { connect, type Connection, type Database } from './connect.ts'
import { limits } from './limits.ts'
import { reachDatabase } from './reach-database.ts'
import { createAge, logPlace } from './replica-age.ts'
import { schema } from './schema/schema.ts'

/** From a replica that may lack more than this nothing is read. */
const maxAgeMs = 500
const everyMs = 150
const lookAgainMs = 20

export interface Replica {
  /** Single statements that read: from the replica where that is new enough, else from the primary. */
  db: Database
  /** Resolves when nothing that any backend reads from the replica is older than this call. */
  caughtUp: () => Promise<void>
  close: () => Promise<void>
}

interface Places {
  url: string
  readUrl: string
  isPooled: boolean
  /** The connections of visitors to the primary. */
  primary: Pool
  log: Logger
}

/** Behind this place lies nothing that a reader of the primary can see, also of commits that are not on its disk yet. */
const written = 'select pg_current_wal_insert_lsn()::text as place'
/** A server that was promoted follows nobody any more, so its log says nothing. */
const replayed = 'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as place'

const ask = async ({ pool }: Connection, question: string): Promise<bigint | undefined> => {
  const { rows } = await pool.query<{ place: string | null }>(question)
  return rows[0]?.place ? logPlace(rows[0].place) : undefined
}

const textOf = (query: unknown): string => (typeof query === 'string' ? query : (query as { text: string }).text)
/** Words after comments; a transaction begins with another one. */
const isRead = (text: string): boolean => /^(\s|--.*\n|\/\*[^]*?\*\/)*(select|with)\b/i.test(text)

/**
 * A database that sends each statement to the replica as long as that is new enough. A statement that fails there, for
 * whatever reason, goes to the primary.
 */
const routed = (primary: Pool, fresh: () => Pool | undefined): Database => {
  const send = (pool: Pool, question: unknown[]) =>
    (pool.query as (...args: unknown[]) => Promise<unknown>).apply(pool, question)
  const query = async (...question: unknown[]) => {
    if (!isRead(textOf(question[0]))) throw new Error('A replica answers single statements that read.')
    const replica = fresh()
    return replica ? send(replica, question).catch(() => send(primary, question)) : send(primary, question)
  }
  return drizzle({ query } as unknown as Pool, { schema })
}

/**
 * Reads from a replica that follows the database at `url`, and looks again and again how old it is. While it is away or
 * behind, the primary answers everything; the start does not wait for it.
 */
export const openReplica = ({ url, readUrl, isPooled, primary, log }: Places): Replica => {
  const age = createAge()
  const closing = new AbortController()
  const onPrimary = connect(url, limits.gauge, isPooled)
  let gauge: Connection | undefined
  let replica: Connection | undefined
  let isUsed = false

  const open = async (): Promise<Connection> => {
    const isBehindPooler = await reachDatabase(readUrl)
    replica = connect(readUrl, limits.replica, isBehindPooler)
    return connect(readUrl, limits.gauge, isBehindPooler)
  }
  const measure = async (): Promise<void> => {
    const at = performance.now()
    const place = await ask(onPrimary, written)
    gauge ??= await open()
    if (place !== undefined) age.note({ at, place }, await ask(gauge, replayed))
  }
  const isFresh = (): boolean => age.ageAt(performance.now()) < maxAgeMs
  const watch = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      await measure().catch(() => age.clear())
      if (isFresh() !== isUsed) {
        isUsed = !isUsed
        if (isUsed) log.info('the replica answers')
        else log.warn('the replica is away or behind; the primary answers')
      }
      await wait(everyMs, undefined, { ref: false, signal: closing.signal }).catch(() => undefined)
    }
  }
  const watching = watch()
  return {
    db: routed(primary, () => (isFresh() ? replica?.pool : undefined)),
    caughtUp: async () => {
      const since = performance.now()
      const isHeld = () => performance.now() - age.ageAt(performance.now()) >= since
      // After that time every backend has the change or reads from the primary, whatever this one knows of the replica.
      while (!isHeld() && performance.now() - since < maxAgeMs) await wait(lookAgainMs, undefined, { ref: false })
    },
    close: async () => {
      closing.abort()
      await watching
      await onPrimary.close()
      await gauge?.close()
      await replica?.close()
    },
  }
}
