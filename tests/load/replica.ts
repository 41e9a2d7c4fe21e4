import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { connect } from '#backend/db/connect.ts'
import { limits } from '#backend/db/limits.ts'
import { migrate } from '#backend/db/migrate.ts'
import { reachDatabase } from '#backend/db/reach-database.ts'
import { openReplica } from '#backend/db/replica.ts'
import { asPostgresUser } from '#tools/gate/postgres.ts'
import { createPrimary, createReplica } from './cluster/postgres-server.ts'
import { createBouncer } from './cluster/servers.ts'
import { check, finish } from './support/checks.ts'
import { freePort } from './support/free-port.ts'

/** What a backend does with pgbouncer before its database and with a replica beside it, without the rest of a shop. */
const folder = mkdtempSync(join(tmpdir(), 'kolofon-replica-'))
const { uid, gid } = asPostgresUser()
if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
/** Longer than the age of a replica that is read from, and one more look at it. */
const noticedMs = 900

const primary = await createPrimary(folder, await freePort())
await primary.run('create database kolofon')
const replica = await createReplica(folder, await freePort(), primary)
const bouncerPort = await freePort()
const bouncer = createBouncer(folder, bouncerPort, primary.port)
await bouncer.start()
const url = `postgres://postgres@127.0.0.1:${bouncerPort}/kolofon`

check('a direct connection is known', !(await reachDatabase(primary.url('kolofon'))))
check('a pooler is known', await reachDatabase(url))

const starts = Array.from({ length: 5 }, () => connect(url, limits.upkeep, true))
const applied = (await Promise.all(starts.map(({ pool }) => migrate(pool)))).map(({ length }) => length)
check('of five starts through the pooler one migrates', applied.filter((some) => some > 0).length === 1, applied)
await Promise.all(starts.map(({ close }) => close()))

const visitors = connect(url, limits.visitors, true)
const log = pino({ level: 'silent' })
const reading = openReplica({ url, readUrl: replica.url('kolofon'), isPooled: true, primary: visitors.pool, log })

/** @returns the number that was written last, as the reader sees it, and who answered */
const read = async () => {
  const begun = performance.now()
  const { rows } = await reading.db.execute<{ value: number; isReplica: boolean }>(
    sql`select max(value) as value, pg_is_in_recovery() as "isReplica" from written`,
  )
  return { ...rows[0], ms: Math.round(performance.now() - begun) }
}
let last = 0
const write = () => visitors.pool.query('insert into written values ($1)', [++last])
await visitors.pool.query('create table written (value int)')
await write()

await wait(noticedMs)
let seen = await read()
check('a replica that follows answers, and is new', seen.isReplica === true && seen.value === last, seen)

let begun = performance.now()
await write()
await reading.caughtUp()
const waited = Math.round(performance.now() - begun)
seen = await read()
check('what was written before it was waited for the replica is there', seen.value === last, { ...seen, waited })

await replica.run('select pg_wal_replay_pause()')
await write()
begun = performance.now()
await reading.caughtUp()
seen = await read()
check('also if the replica stands still', seen.value === last, {
  ...seen,
  waited: Math.round(performance.now() - begun),
})
await wait(noticedMs)
seen = await read()
check('one that stands still while others write does not', seen.isReplica === false && seen.value === last, seen)
await replica.run('select pg_wal_replay_resume()')
await wait(noticedMs)
check('it answers again when it has caught up', (await read()).isReplica === true)

/** Reads in turn with writes. @returns the oldest value in relation to what was written, and the longest wait */
const readOn = async (rounds: number) => {
  let [behind, slowest] = [0, 0]
  for (let round = 0; round < rounds; round++) {
    await write()
    const { value = 0, ms } = await read()
    behind = Math.max(behind, last - value)
    slowest = Math.max(slowest, ms)
    await wait(50)
  }
  return { behind, slowest }
}
const steady = await readOn(60)
check('while others write all the time, a read is half a second old at most', steady.behind * 50 <= 500, steady)

await replica.kill()
const killed = await readOn(20)
check('when the replica is killed every read is answered', killed.slowest < 1_500, killed)
await replica.start()
await wait(noticedMs + 1_000)
check('it answers again after its start', (await read()).isReplica === true)

replica.signal('SIGSTOP')
const silent = await readOn(20)
check('when it is silent every read is answered within two seconds', silent.slowest < 2_000, silent)
replica.signal('SIGCONT')
await wait(noticedMs + 1_000)

const refused = await reading.db.execute(sql`insert into written values (0)`).then(
  () => false,
  () => true,
)
check('nothing is written through it', refused)

replica.promote()
await wait(2_000)
await write()
seen = await read()
check(
  'a replica that was promoted beside its primary is not read from',
  seen.isReplica === false && seen.value === last,
  seen,
)

await reading.close()
await visitors.close()
for (const one of [bouncer, replica, primary]) await one.kill()
rmSync(folder, { recursive: true, force: true })

finish()
