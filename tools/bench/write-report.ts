import type { AddFigures } from './measure-adds.ts'
import type { CallFigures } from './measure-calls.ts'
import type { MemoryFigures, MemoryReport } from './measure-memory.ts'
import type { PageFigures } from './measure-page.ts'

const kB = (bytes: number) => (bytes / 1000).toFixed(1)

const pageRow = ({ page, cpuMs, backendCpuMs, perSecond, p50, htmlBytes, htmlGz, scriptGz }: PageFigures) =>
  `| ${[page, cpuMs.toFixed(2), backendCpuMs.toFixed(2), perSecond.toFixed(0), p50, kB(htmlBytes), kB(htmlGz), kB(scriptGz)].join(' | ')} |`

const callTable = (calls: CallFigures): string =>
  [
    '| backend call | p50 ms | p95 ms |',
    '|---|---|---|',
    ...Object.entries(calls).map(([name, { p50, p95 }]) => `| ${name} | ${p50.toFixed(1)} | ${p95.toFixed(1)} |`),
  ].join('\n')

const memoryRow = ({ what, perSecond, barePerSecond, cpuMs, bareCpuMs, freshMs }: MemoryFigures): string =>
  `| ${[
    what,
    perSecond.toFixed(0),
    barePerSecond.toFixed(0),
    (perSecond / barePerSecond).toFixed(2),
    cpuMs.toFixed(3),
    bareCpuMs.toFixed(3),
    freshMs === undefined ? '' : freshMs.toFixed(0),
  ].join(' | ')} |`

const memoryTable = ({ figures, singleMs, unchangedCpuMs, megabytes, pages }: MemoryReport): string =>
  [
    '| from memory, 32 connections | requests/s | bare server | ratio | CPU ms | bare CPU ms | new price after ms |',
    '|---|---|---|---|---|---|---|',
    ...figures.map(memoryRow),
    '',
    `A full page over one connection: ${singleMs.toFixed(2)} ms (p50). An answer 304: ${unchangedCpuMs.toFixed(3)} ms of CPU. Memory of the storefront after ${pages} pages: ${megabytes.toFixed(0)} MB.`,
  ].join('\n')

/** Tables in Markdown, as docs/performance.md holds them. */
export const writeReport = (
  machine: string,
  memory: MemoryReport,
  pages: PageFigures[],
  calls: CallFigures,
  { clients, perSecond, p50, cpuMs }: AddFigures,
): string =>
  [
    `${machine}.`,
    '',
    memoryTable(memory),
    '',
    'Pages over 16 connections; each visit of a list or search has another query.',
    '',
    '| page | storefront CPU ms | backend CPU ms | requests/s | p50 ms | HTML kB | HTML gz kB | scripts gz kB |',
    '|---|---|---|---|---|---|---|---|',
    ...pages.map(pageRow),
    '',
    callTable(calls),
    '',
    `${clients} visitors who add to their carts at once: ${perSecond.toFixed(0)} additions a second, p50 ${p50.toFixed(0)} ms, ${cpuMs.toFixed(1)} ms of the backend's CPU for each.`,
    '',
  ].join('\n')
