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
const mostMsToRecover = 20_000
const mostMsToAnswer = 5_000

/** A small disk, where the machine lets us have one. */
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
  /** Milliseconds of the answer that took longest. */
  slowest: number
}

/** Rows of 3 kB each, and now and then what Postgres does by itself every five minutes. */
const write = async (pool: Pool, written: Written, times: number): Promise<void> => {
  for (let done = 0; done < times; done++) {
    const id = written.acknowledged.length + written.refused
    const begun = performance.now()
    const isTaken = await Promise.race([
      pool.query('insert into orders values ($1, repeat(md5(random()::text), 100))', [id]).then(
        () => true,
        () => false,
      ),
      wait(mostMsToAnswer, false),
    ])
    if (isTaken) written.acknowledged.push(id)
    else written.refused += 1
    if (done % 10 === 9) await Promise.race([pool.query('checkpoint').catch(() => {}), wait(mostMsToAnswer)])
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
  check('on a full disk writes are refused', written.refused > 0, written.refused)
  check('and everybody gets an answer', written.slowest < mostMsToAnswer, Math.round(written.slowest))
  rmSync(filler)
  const begun = Date.now()
  let isBack = false
  while (!isBack && Date.now() - begun < mostMsToRecover) {
    isBack = await Promise.race([
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
      wait(mostMsToAnswer, false),
    ])
    await wait(100)
  }
  check(`with room again it answers within ${mostMsToRecover} ms`, isBack, Date.now() - begun)
  const refused = written.refused
  await write(pool, written, 50)
  check('and takes every write', written.refused === refused, written.refused - refused)
  const { rows } = await pool.query<{ id: number }>('select id from orders')
  const kept = new Set(rows.map(({ id }) => id))
  const lost = written.acknowledged.filter((id) => !kept.has(id))
  tell(`${written.acknowledged.length} rows acknowledged, ${refused} refused, the engine gave up ${losses} times`)
  check('every row that was acknowledged is there', lost.length === 0, lost)
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
  check('and the next one, with room, starts', true)
}

const disk = mkdtempSync(join(tmpdir(), 'kolofon-disk-'))
if (mount(disk)) await run(disk).finally(() => execFileSync('umount', ['-l', disk]))
else check('not run: only root may mount a small disk', true)
rmSync(disk, { recursive: true, force: true })

finish()
