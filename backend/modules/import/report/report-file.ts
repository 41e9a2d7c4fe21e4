import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { once } from 'node:events'
import { dirname } from 'node:path'
import { finished } from 'node:stream/promises'
import type { Outcome } from './outcome.ts'

export interface ReportFile {
  path: string
  write: (outcomes: readonly Outcome[]) => Promise<void>
  close: () => Promise<void>
}

/** One JSON line for each record, in the order in which the records were applied. */
export const openReport = async (path: string): Promise<ReportFile> => {
  await mkdir(dirname(path), { recursive: true })
  const file = createWriteStream(path)
  return {
    path,
    write: async (outcomes) => {
      const lines = outcomes.map((outcome) => `${JSON.stringify(outcome)}\n`).join('')
      if (!file.write(lines)) await once(file, 'drain')
    },
    close: async () => {
      file.end()
      await finished(file)
    },
  }
}
