import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/** Beside each file of `traps/` stands what must come of it, see docs/import.md. */
interface Expectation {
  /** What the trap is about, in a sentence. */
  shows: string
  /** The maker of a file that is too large or too strange to lie in the folder. */
  made?: string
  /** Each record in the order of the files, with its status and the codes of its notes. */
  records?: Record<string, string>[]
  /** Facts of the shop after the import, by the reference or the ISBN of a record. */
  facts?: Record<string, Record<string, unknown>>
  /** Pairs of records that are formats of one book, and pairs that are not. */
  'same book'?: [string, string][]
  'other books'?: [string, string][]
  /** The records' places in the file. */
  places?: string[]
  /** Why the file is refused as a whole. */
  'file refused'?: string
  /** Why the file could not be read to its end. */
  ends?: string
}

export interface Trap {
  name: string
  /** The messages in the order of their arrival. */
  files: string[]
  /** The mapping of a table. */
  mapping: string | undefined
  expected: Expectation
}

const folder = join(import.meta.dirname, 'traps')

export const readTraps = (): Trap[] => {
  const names = readdirSync(folder).toSorted()
  return names
    .filter((name) => name.endsWith('.yaml'))
    .map((file) => {
      const name = file.replace(/\.yaml$/, '')
      const own = names.filter((other) => other.startsWith(`${name}.`) && other !== file)
      const mapping = own.find((other) => other.endsWith('.mapping.json'))
      return {
        name,
        // `name.xml` comes before `name.2.xml`.
        files: own
          .filter((other) => other !== mapping)
          .toSorted((a, b) => a.length - b.length)
          .map((other) => join(folder, other)),
        mapping: mapping && join(folder, mapping),
        expected: parse(readFileSync(join(folder, file), 'utf8')) as Expectation,
      }
    })
}

/** Each record in one line, as `readTraps` finds them: its reference, its status, the codes of its notes. */
export const linesOf = (records: readonly Record<string, string>[]): string[] =>
  records.flatMap((record) => Object.entries(record).map(([reference, way]) => `${reference}: ${way}`))
