import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { dirname } from 'node:path'
import { finished } from 'node:stream/promises'
import type { Outcome } from './outcome.ts'

export interface ReportFile {
  path: string
  /** The page beside the report. */
  pagePath: string
  write: (outcomes: readonly Outcome[]) => Promise<void>
  writePage: (html: string) => Promise<void>
  close: () => Promise<void>
}

/** The line of a record, and one for each field that it changed. */
const linesOf = ({ values = [], place, ...outcome }: Outcome): string => {
  const { reference, isbn } = outcome
  const lines = [{ ...place, ...outcome }, ...values.map((value) => ({ ...place, reference, isbn, ...value }))]
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('')
}

/** JSON lines in the order of the file. */
export const openReport = async (path: string): Promise<ReportFile> => {
  await mkdir(dirname(path), { recursive: true })
  const file = createWriteStream(path)
  const pagePath = `${path.replace(/\.jsonl?$/, '')}.html`
  return {
    path,
    pagePath,
    write: async (outcomes) => {
      if (!file.write(outcomes.map(linesOf).join(''))) await once(file, 'drain')
    },
    writePage: (html) => writeFile(pagePath, html),
    close: async () => {
      file.end()
      await finished(file)
    },
  }
}
