import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { PostgresServer } from './postgres-server.ts'

const everyMs = 500

/** A change of the setting counts for a primary that writes at the moment, too. */
const setStandby = async (client: Client, name: string): Promise<void> => {
  await client.query(`alter system set synchronous_standby_names = '${name}'`)
  await client.query('select pg_reload_conf()')
}

/**
 * Does what the manager of a cluster does (Patroni's `synchronous_mode`, or a managed database): while the replica
 * follows, a commit waits until the replica has it on its disk; when the replica is lost, the primary goes on alone.
 */
export const manageReplica = async (primary: PostgresServer, over: AbortSignal): Promise<void> => {
  let isWaitedFor = false
  while (!over.aborted) {
    const client = new Client({ connectionString: primary.url('postgres'), connectionTimeoutMillis: 2_000 })
    client.on('error', () => {})
    try {
      await client.connect()
      const { rows } = await client.query(`select 1 from pg_stat_replication where state = 'streaming'`)
      if (rows.length > 0 !== isWaitedFor) {
        isWaitedFor = rows.length > 0
        await setStandby(client, isWaitedFor ? 'replica' : '')
      }
    } catch {
      // The primary is away; whoever ended it promotes the replica.
    }
    await client.end().catch(() => {})
    await wait(everyMs, undefined, { signal: over }).catch(() => undefined)
  }
}
