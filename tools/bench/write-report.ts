import type { CallFigures } from './measure-calls.ts'
import type { PageFigures } from './measure-page.ts'

const kB = (bytes: number) => (bytes / 1000).toFixed(1)

const pageRow = ({ page, cpuMs, backendCpuMs, perSecond, p50, htmlBytes, htmlGz, scriptGz }: PageFigures) =>
  `| ${[page, cpuMs.toFixed(2), backendCpuMs.toFixed(2), perSecond.toFixed(0), p50, kB(htmlBytes), kB(htmlGz), kB(scriptGz)].join(' | ')} |`

export const callTable = (calls: CallFigures): string =>
  [
    '| backend call | p50 ms | p95 ms |',
    '|---|---|---|',
    ...Object.entries(calls).map(([name, { p50, p95 }]) => `| ${name} | ${p50.toFixed(1)} | ${p95.toFixed(1)} |`),
  ].join('\n')

/** Two tables in Markdown, as docs/performance.md holds them. */
export const writeReport = (machine: string, pages: PageFigures[], calls: CallFigures): string =>
  [
    `${machine}.`,
    '',
    '| page | storefront CPU ms | backend CPU ms | requests/s | p50 ms | HTML kB | HTML gz kB | scripts gz kB |',
    '|---|---|---|---|---|---|---|---|',
    ...pages.map(pageRow),
    '',
    callTable(calls),
    '',
  ].join('\n')
