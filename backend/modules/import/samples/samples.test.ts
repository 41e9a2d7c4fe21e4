import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { defaults as configuration } from '../../configuration/service.ts'
import type { ReadRecord } from '../apply/batch.ts'
import type { UnreadableRecord } from '../source.ts'
import { readElements } from '../sources/onix/read-elements.ts'
import { type MessageDefaults, toRecord } from '../sources/onix/to-record.ts'
import { openFile } from '../sources/open-file.ts'

/** A public file that the repository does not hold, and what it must give. docs/import.md says how to get the files. */
interface Sample {
  file: string
  sha256: string
  records: number
  /** Why the file cannot be read to its end. */
  ends?: string
  /** Records that are refused, by the code; those whose product form is not sold do not count. */
  refused?: Record<string, number>
  /** Facts by the reference of the first record that has it. */
  books?: Record<string, Record<string, unknown>>
}
interface Source {
  source: string
  repository: string
  commit: string
  files: Sample[]
}

const folder = process.env['ONIX_SAMPLES'] ?? '.data/onix-samples'
const sources = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.yaml'))
  .toSorted()
  .map((name) => parse(readFileSync(join(import.meta.dirname, name), 'utf8')) as Source)

const defaults: MessageDefaults = {
  language: undefined,
  priceType: '04',
  currency: undefined,
  today: '2026-11-21',
  vatRates: configuration.vat_rates,
  message: { sentAt: null, number: null },
  sender: 'sample',
}

const readFileAt = async (path: string) => {
  const items: (ReadRecord | UnreadableRecord)[] = []
  try {
    for await (const element of readElements((await openFile(path)).content)) {
      if (element.kind === 'lost') items.push(element.record)
      else if (element.kind === 'product') items.push(toRecord(element.node, defaults))
    }
    return { items, ends: undefined }
  } catch (error) {
    return { items, ends: error instanceof Error ? error.message : String(error) }
  }
}

const factsOf = ({ record: { isbn, notice, about, publishing, supply } }: ReadRecord): Record<string, unknown> => ({
  isbn,
  notice,
  title: about?.title,
  subtitle: about?.subtitle,
  language: about?.language,
  'original language': about?.originalLanguage,
  format: about?.format,
  people: about?.contributors
    .filter(({ role }) => ['author', 'translator', 'illustrator'].includes(role))
    .map(({ role, name }) => `${role} ${name.hu}`),
  pages: about?.pages,
  publisher: publishing?.publisher.name,
  published: publishing?.publishedOn,
  active: publishing?.isActive,
  EUR: supply?.prices.find(({ currency }) => currency === 'EUR')?.gross,
})

/** Of what was found only what the table names. */
const named = (found: Record<string, unknown>, wanted: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.keys(wanted).map((name) => [name, found[name]]))

const resultOf = async (path: string, { books = {} }: Sample) => {
  const { items, ends } = await readFileAt(path)
  const refused: Record<string, number> = {}
  const read = new Map<string, ReadRecord>()
  for (const item of items)
    if (!('refusal' in item)) read.set(item.record.reference, read.get(item.record.reference) ?? item)
    else if (item.refusal.code !== 'format_not_sold') refused[item.refusal.code] = (refused[item.refusal.code] ?? 0) + 1
  const found = Object.entries(books).map(([reference, wanted]) => {
    const item = read.get(reference)
    return [reference, item && named(factsOf(item), wanted)]
  })
  return { records: items.length, ends, refused, books: Object.fromEntries(found) as Record<string, unknown>, items }
}

/** What no reader should see: markup, entities and lost letters, whatever the sender has done. */
const blemish = /<\/?(?:p|b|i|em|strong|br|div|span|ul|li)\b[^<>]*>|&(?:[a-z]+|#\d+);|\uFFFD/i
const blemishesIn = (items: readonly (ReadRecord | UnreadableRecord)[]): string[] =>
  items.flatMap((item) => {
    if ('refusal' in item) return []
    const { about, texts } = item.record
    const shown = [about?.title, about?.subtitle, texts?.lead.hu, texts?.description.hu]
    return [...shown, ...(about?.contributors ?? []).map(({ name }) => name.hu)].filter(
      (text): text is string => typeof text === 'string' && blemish.test(text),
    )
  })

test('the tables name each file by its repository, commit and hash', () => {
  for (const { repository, commit, files } of sources) {
    expect(repository).toMatch(/^https:\/\/github\.com\/[\w-]+\/[\w-]+$/)
    expect(commit).toMatch(/^[\da-f]{40}$/)
    for (const { sha256 } of files) expect(sha256).toMatch(/^[\da-f]{64}$/)
  }
})

const placeOf = ({ repository }: Source): string => join(folder, new URL(repository).pathname)
const absent = sources.filter((source) => !existsSync(placeOf(source)))
if (absent.length > 0)
  process.stdout.write(
    `Left out, because docs/import.md says how to get them and nobody has: ${absent.map(placeOf).join(', ')}\n`,
  )

for (const source of sources.filter((one) => !absent.includes(one)))
  describe(`${source.source}:`, () => {
    test.each(source.files)('$file', async (sample) => {
      const path = join(placeOf(source), sample.file)
      const hash = createHash('sha256').update(readFileSync(path)).digest('hex')
      expect(hash, `${path} is another file than at ${source.commit}`).toBe(sample.sha256)
      const { items, ...result } = await resultOf(path, sample)
      expect(result).toEqual({
        records: sample.records,
        ends: sample.ends,
        refused: sample.refused ?? {},
        books: sample.books ?? {},
      })
      expect(blemishesIn(items)).toEqual([])
    })
  })
