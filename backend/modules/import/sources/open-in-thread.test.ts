import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { afterAll, expect, test } from 'vitest'
import { defaults } from '../../configuration/service.ts'
import { SourceError, type TradeSource } from '../source.ts'
import { openInThread } from './open-in-thread.ts'
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
  for (const file of files) {
    const source = await openInThread(file)
    const found = await readAll(source)
    expect(found).toEqual(await readAll(await openSource(file)))
    expect(found.items.length).toBeGreaterThan(0)
    expect(source.progress()).toBeCloseTo(1)
  }
})

test('a file that breaks off gives all before its end, and says where', async () => {
  const found = await readAll(await openInThread(table(600, 'K-x,"1')))
  expect(found.items.length).toBeGreaterThanOrEqual(600)
  expect(found.broken).toContain('line 602')
  expect(found).toEqual(await readAll(await openSource(table(600, 'K-x,"1'))))
})

test('a file that cannot be used says so at once, and one that is away fails as the system says it', async () => {
  const path = join(folder, 'empty.csv')
  writeFileSync(path, '')
  await expect(openInThread({ kind: 'csv', path, mapping: undefined })).rejects.toThrow(SourceError)
  const away = openInThread({ kind: 'gutenberg', path: join(folder, 'away.csv') })
  await expect(away).rejects.toThrow(/ENOENT/)
  await expect(away).rejects.not.toThrow(SourceError)
})

test('who stops early ends the thread', async () => {
  const started = once(process, 'worker') as Promise<[Worker]>
  const { records } = await openInThread(table(2_000))
  const [thread] = await started
  expect(thread.threadId).toBeGreaterThan(0)
  for await (const item of records) if ('record' in item && item.record.sku === 'K-5') break
  expect(thread.threadId).toBe(-1)
})
