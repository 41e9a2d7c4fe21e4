import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import type { ClusterReport } from '#tools/bench/last-reports.ts'
import { tell } from '../support/checks.ts'

const figures: ClusterReport['figures'] = {}

/** Notes and prints what a run has measured, under the words of the report. */
export const note = (what: string, figure: string): void => {
  figures[what] = figure
  tell(`${what}: ${figure}`)
}

/** Writes the figures down for `npm run bench`, which prints them beside its own. */
export const writeFigures = (): void => {
  const machine = `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`
  mkdirSync('.data/bench', { recursive: true })
  writeFileSync(
    '.data/bench/cluster.json',
    `${JSON.stringify({ machine, figures } satisfies ClusterReport, null, 2)}\n`,
  )
}
