import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import { afterAll, expect, test } from 'vitest'
import { defaults } from '../../configuration/service.ts'
import { SourceError, type TradeSource } from '../source.ts'
import { readInThread } from './read-in-thread.ts'
import { openSource, type SourceFile } from './source-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'kolofon-thread-'))
afterAll(() => rmSync(folder, { recursive: true }))

const table = (lines: number, rest = ''): SourceFile => {
  const path = join(folder, `${lines}${rest.length}.csv`)
  const rows = Array.from({ length: lines }, (_, index) => `K-${index},${index + 100}`)
  writeFileSync(path, `sku,priceHUF\n${rows.join('\n')}\n${rest}`)
  return { kind: 'csv', path, mapping: undefined }
}
const readAll = async ({ sender, message, records }: TradeSource) => {
  const items: unknown[] = []
  try {
    for await (const item of records) items.push(item)
    return { sender, message, items, broken: undefined }
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    return { sender, message, items, broken: error.message }
  }
}

test('a thread gives what the file gives, whatever its kind', async () => {
  const facts = { today: '2026-11-28', vatRates: defaults.vat_rates }
  const path = 'backend/modules/import/traps/001-volumes.xml'
  const files: SourceFile[] = [table(1_234), { kind: 'onix', path, facts }]
  for (const file of files)
    await readInThread(file, async (source) => {
      const found = await readAll(source)
      expect(found).toEqual(await readAll(await openSource(file)))
      expect(found.items.length).toBeGreaterThan(0)
      expect(source.progress()).toBeCloseTo(1)
    })
})

test('a file that breaks off gives all before its end and says where, also to who asks late', async () => {
  const file = table(1_000, 'K-x,"1')
  const found = await readInThread(file, async (source) => {
    const slowly = async function* () {
      let count = 0
      for await (const item of source.records) {
        // The thread reads on, and fails, while nobody waits for it.
        if (++count % 250 === 0) await sleep(100)
        yield item
      }
    }
    return readAll({ ...source, records: slowly() })
  })
  expect(found.items).toHaveLength(1_000)
  expect(found.broken).toContain('line 1002')
  expect(found).toEqual(await readAll(await openSource(file)))
})

test('a file that cannot be used says so at once, and one that is away fails as the system says it', async () => {
  const path = join(folder, 'empty.csv')
  writeFileSync(path, '')
  await expect(readInThread({ kind: 'csv', path, mapping: undefined }, readAll)).rejects.toThrow(SourceError)
  const away = readInThread({ kind: 'gutenberg', path: join(folder, 'away.csv') }, readAll)
  await expect(away).rejects.toThrow(/ENOENT/)
  await expect(away).rejects.not.toThrow(SourceError)
})

test('the thread ends with the work, whether that reads or not', async () => {
  const works: ((source: TradeSource) => Promise<void>)[] = [
    async () => {},
    async ({ records }) => {
      for await (const item of records) if ('record' in item && item.record.sku === 'K-5') break
    },
    () => Promise.reject(new Error('no database')),
  ]
  for (const work of works) {
    const started = once(process, 'worker') as Promise<[Worker]>
    await readInThread(table(2_000), work).catch(() => {})
    const [thread] = await started
    expect(thread.threadId).toBe(-1)
  }
})

test('a thread that dies fails the work', async () => {
  const started = once(process, 'worker') as Promise<[Worker]>
  const read = readInThread(table(2_000), async ({ records }) => {
    const [thread] = await started
    for await (const item of records) if ('record' in item && item.record.sku === 'K-5') await thread.terminate()
  })
  await expect(read).rejects.toThrow('The thread that reads the file has ended too early.')
})
