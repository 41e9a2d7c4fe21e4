import { createHash } from 'node:crypto'
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { connect } from './connect.ts'
import { startEmbedded } from './embedded.ts'
import { limits } from './limits.ts'

let sound: string
let folder: string

/** A database with data, made once; each test damages a copy. */
beforeAll(async () => {
  sound = mkdtempSync(join(tmpdir(), 'kolofon-sound-'))
  const { url, close } = await startEmbedded(sound)
  const connection = connect(url, limits.embedded)
  await connection.pool.query('create table books (id int); insert into books values (7)')
  await connection.close()
  await close()
}, 120_000)
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kolofon-guard-'))
  cpSync(sound, folder, { recursive: true })
})
afterAll(() => rmSync(sound, { recursive: true, force: true }))

const walOf = () => globSync(join(folder, 'pglite/pg_wal/0*')).toSorted().at(-1) ?? ''

/** Every file with its content. */
const contents = (): string[] =>
  globSync(join(folder, '**'))
    // PGlite writes its process id into a file, as Postgres does.
    .filter((path) => statSync(path).isFile() && !path.endsWith('postmaster.pid'))
    .toSorted()
    .map((path) => `${path} ${createHash('sha1').update(readFileSync(path)).digest('hex')}`)

const spoilt: [string, () => void, RegExp][] = [
  ['PG_VERSION is missing', () => rmSync(join(folder, 'pglite/PG_VERSION')), /is damaged: PG_VERSION is missing/],
  [
    'pg_control is missing',
    () => rmSync(join(folder, 'pglite/global/pg_control')),
    /is damaged: global.pg_control is missing/,
  ],
  ['the log is cut off', () => truncateSync(walOf(), 5_000), /is damaged: PGlite cannot open it/],
  ['it was never finished', () => rmSync(join(folder, 'initialised')), /is damaged: it was never finished/],
]

test.each(spoilt)(
  '%s: one sentence, and nothing is touched',
  async (_, spoil, sentence) => {
    spoil()
    const before = contents()
    await expect(startEmbedded(folder)).rejects.toThrow(sentence)
    expect(contents()).toEqual(before)
    expect(existsSync(join(folder, 'lock'))).toBe(false)
    rmSync(folder, { recursive: true })
  },
  60_000,
)

test('a second one is told who has it, and the sound one opens with what was in it', async () => {
  const { url, close } = await startEmbedded(folder)
  const connection = connect(url, limits.embedded)
  // The lock of this same process would look like one that a dead process left.
  await expect(connection.pool.query('select id from books')).resolves.toMatchObject({ rows: [{ id: 7 }] })
  await connection.close()
  await close()
  rmSync(folder, { recursive: true })
}, 60_000)
