import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'
import { connect } from '#backend/db/connect.ts'
import { startEmbedded } from '#backend/db/embedded.ts'
import { limits } from '#backend/db/limits.ts'
import { check, finish, tell } from './support/checks.ts'

const diskSize = '260m'
const maxRecoveryMs = 20_000
const maxAnswerMs = 5_000

/** Mounts a small disk. @returns false where this user may not mount one */
const mount = (folder: string): boolean => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskSize}`, 'tmpfs', folder], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const fill = (file: string): void => {
  const disk = openSync(file, 'w')
  const block = Buffer.alloc(65_536, 1)
  try {
    for (;;) writeSync(disk, block)
  } catch {
    closeSync(disk)
  }
}

interface Written {
  acknowledged: number[]
  refused: number
  /** The milliseconds of the slowest answer. */
  slowest: number
}

/**
 * Writes rows of 3 kB each, and a checkpoint after every tenth row, which Postgres makes by itself every five minutes.
 */
const write = async (pool: Pool, written: Written, times: number): Promise<void> => {
  for (let done = 0; done < times; done++) {
    const id = written.acknowledged.length + written.refused
    const begun = performance.now()
    const isTaken = await Promise.race([
      pool.query('insert into orders values ($1, repeat(md5(random()::text), 100))', [id]).then(
        () => true,
        () => false,
      ),
      wait(maxAnswerMs, false),
    ])
    if (isTaken) written.acknowledged.push(id)
    else written.refused += 1
    if (done % 10 === 9) await Promise.race([pool.query('checkpoint').catch(() => {}), wait(maxAnswerMs)])
    written.slowest = Math.max(written.slowest, performance.now() - begun)
  }
}

const run = async (disk: string): Promise<void> => {
  const [data, filler] = [join(disk, 'data'), join(disk, 'filler')]
  let losses = 0
  const database = await startEmbedded(data, () => (losses += 1))
  const { pool, close } = connect(database.url, limits.embedded)
  await pool.query('create table orders (id int primary key, text text)')
  const written: Written = { acknowledged: [], refused: 0, slowest: 0 }
  await write(pool, written, 50)
  fill(filler)
  await write(pool, written, 100)
  check('writes are refused on a full disk', written.refused > 0, written.refused)
  check('every write has an answer', written.slowest < maxAnswerMs, Math.round(written.slowest))
  rmSync(filler)
  const begun = Date.now()
  let isBack = false
  while (!isBack && Date.now() - begun < maxRecoveryMs) {
    isBack = await Promise.race([
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
      wait(maxAnswerMs, false),
    ])
    await wait(100)
  }
  check(`the database answers within ${maxRecoveryMs} ms once there is space again`, isBack, Date.now() - begun)
  const refused = written.refused
  await write(pool, written, 50)
  check('the database then takes every write', written.refused === refused, written.refused - refused)
  const { rows } = await pool.query<{ id: number }>('select id from orders')
  const stored = new Set(rows.map(({ id }) => id))
  const lost = written.acknowledged.filter((id) => !stored.has(id))
  tell(`${written.acknowledged.length} rows acknowledged, ${refused} refused, the engine gave up ${losses} times`)
  check('every acknowledged row is in the database', lost.length === 0, lost)
  await close()
  await database.close()

  fill(filler)
  const said = await startEmbedded(data).then(
    () => 'started',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  )
  check('a start on a full disk says so in one sentence', /^The disk of .* is full: .* MB are left\.$/.test(said), said)
  rmSync(filler)
  const again = await startEmbedded(data)
  await again.close()
  check('the next start, with space on the disk, succeeds', true)
}

const disk = mkdtempSync(join(tmpdir(), 'kolofon-disk-'))
if (mount(disk)) await run(disk).finally(() => execFileSync('umount', ['-l', disk]))
else check('not run, because only root may mount a small disk', true)
rmSync(disk, { recursive: true, force: true })

finish()
