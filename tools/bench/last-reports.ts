import { existsSync, readFileSync } from 'node:fs'
import { growthTable, type GrowthReport } from './growth-table.ts'

/** What `npm run test:cluster` has measured. */
export interface ClusterReport {
  machine: string
  figures: Record<string, string>
}

/** What this machine has measured last; else what is kept beside the documentation. */
const readLast = <Report>(name: string): Report => {
  const own = `.data/bench/${name}.json`
  return JSON.parse(readFileSync(existsSync(own) ? own : `docs/${name}.json`, 'utf8')) as Report
}

/** The figures of benchmarks that take longer than `npm run bench`, each with its machine, in Markdown. */
export const lastReports = (): string => {
  const growth = readLast<GrowthReport>('growth')
  const cluster = readLast<ClusterReport>('cluster')
  return [
    `How the shop grows, by the last \`npm run bench:growth\` (${growth.machine}):`,
    '',
    growthTable(growth.figures),
    '',
    `Two backends and two storefronts behind nginx, by the last \`npm run test:cluster\` (${cluster.machine}):`,
    '',
    '| | |',
    '|---|---|',
    ...Object.entries(cluster.figures).map(([what, figure]) => `| ${what} | ${figure} |`),
    '',
  ].join('\n')
}
