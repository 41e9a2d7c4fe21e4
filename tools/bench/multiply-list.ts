import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { parse } from 'csv-parse'
import { seededChoice } from '#backend/kernel/seeded-number.ts'
import type { GutenbergRow } from '#backend/modules/import/sources/gutenberg/read-row.ts'

const columns = ['id', 'title', 'language', 'authors', 'subjects', 'lcc', 'shelves'] as const
type Row = Pick<GutenbergRow, (typeof columns)[number]>

/** Above the highest number of the list. */
const numbersOfACopy = 100_000

const beginnings = [
  'Ba',
  'Ce',
  'Dor',
  'Fal',
  'Gim',
  'Hel',
  'Kur',
  'Lem',
  'Mar',
  'Nov',
  'Pel',
  'Ros',
  'Sil',
  'Tav',
] as const
const middles = ['ba', 'den', 'fi', 'gor', 'ka', 'li', 'man', 'nu', 'pa', 'ri', 'sel', 'to', 'ven', 'zi'] as const
const ends = [
  'bek',
  'court',
  'dan',
  'field',
  'gard',
  'hurst',
  'ki',
  'lund',
  'mor',
  'nas',
  'rey',
  'stad',
  'ton',
  'vik',
] as const

/** One of 2,744 made-up names, always the same for the same words. */
const nameFor = (...words: (string | number)[]): string =>
  [beginnings, middles, ends].map((syllables, place) => seededChoice(syllables, place, ...words)).join('')

/** `Family, Given|birth|death`: another person, whom a search for the family name finds as well. */
const otherAuthor = (author: string, copy: number): string =>
  author.replace(/^[^|]+/, (name) => `${name} ${nameFor(name, copy)}`)

/**
 * Another book, so that copies are neither editions of one work nor rows of one record: its number and the last word of
 * its title differ, and in every second copy its authors. Its other words are those of the list, so a search finds a
 * share of the catalog that does not depend on the number of copies.
 */
const copyOf = (row: Row, copy: number): Row => {
  if (copy === 0) return row
  const [title = '', ...rest] = row.title.split(/(?=\s*[:;,]?\s*\$b)/)
  return {
    ...row,
    id: String(Number(row.id) + copy * numbersOfACopy),
    title: [`${title} ${nameFor(row.id, copy)}`, ...rest].join(''),
    authors:
      copy % 2 === 0
        ? row.authors
        : row.authors
            .split(';')
            .map((one) => otherAuthor(one, copy))
            .join(';'),
  }
}

const readList = async (file: string): Promise<Row[]> => {
  const rows: Row[] = []
  const bytes = createReadStream(file)
  const text = file.endsWith('.gz') ? bytes.pipe(createGunzip()) : bytes
  for await (const row of text.pipe(parse({ columns: true, bom: true }))) rows.push(row as Row)
  return rows
}

const line = (values: readonly string[]): string =>
  `${values.map((value) => `"${value.replaceAll('"', '""')}"`).join(',')}\n`

/** The list of Project Gutenberg, as long as one wants it. */
export interface LongList {
  /** Titles of the list itself. */
  length: number
  /** Writes the titles from one place up to another, exclusive, in the form of the list. */
  write: (file: string, from: number, to: number) => Promise<void>
}

/** @param file the list of Project Gutenberg (.csv or .csv.gz), see docs/import.md */
export const multiplyList = async (file: string): Promise<LongList> => {
  const list = await readList(file)
  const lines = function* (from: number, to: number): Generator<string> {
    yield line(columns)
    for (let place = from; place < to; place++) {
      const row = list[place % list.length]
      if (!row) throw new Error(`${file} has no titles.`)
      const made = copyOf(row, Math.floor(place / list.length))
      yield line(columns.map((column) => made[column]))
    }
  }
  return {
    length: list.length,
    write: (target, from, to) => pipeline(Readable.from(lines(from, to)), createWriteStream(target)),
  }
}
