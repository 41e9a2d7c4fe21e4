import type { CallFigures } from './measure-calls.ts'
import type { SizeFigures } from './measure-size.ts'
import type { StartFigures } from './measure-start.ts'

export interface GrowthFigures extends SizeFigures {
  titles: number
  /** What the shop took in to reach this size. */
  import?: { records: number; perSecond: number }
  /** Of the catalog in memory as a file, and the time in which a process that stops writes it. */
  savedMegabytes: number
  stopMs: number
  readsAll: StartFigures
  takesSaved: StartFigures
  calls: CallFigures
  /** Memory of the backend when it answers listings, and after all calls. */
  startedMegabytes: number
  megabytes: number
}

export interface GrowthReport {
  machine: string
  figures: GrowthFigures[]
}

const whole = (value: number): string => Math.round(value).toLocaleString('en')
const fine = (value: number): string => value.toFixed(1)
const seconds = (ms: number): string => fine(ms / 1000)

type Row = [what: string, of: (figures: GrowthFigures) => string]

const sizeRows: Row[] = [
  ['variants', ({ variants }) => whole(variants)],
  ['people', ({ people }) => whole(people)],
  ['database, MB', ({ databaseMegabytes }) => whole(databaseMegabytes)],
  ['of it the index of words, MB', ({ wordsMegabytes }) => whole(wordsMegabytes)],
  ['records a second of the import that led here', ({ import: one }) => (one ? whole(one.perSecond) : '')],
  ['saved catalog, MB', ({ savedMegabytes }) => whole(savedMegabytes)],
  [
    'memory of the backend at its start, after all calls, MB',
    (one) => `${whole(one.startedMegabytes)}, ${whole(one.megabytes)}`,
  ],
  ['start with the saved catalog until listings are answered, s', ({ takesSaved }) => seconds(takesSaved.listedMs)],
  ['start that reads all products, s', ({ readsAll }) => seconds(readsAll.listedMs)],
  ['stop that saves the catalog, s', ({ stopMs }) => seconds(stopMs)],
]

const callRow = (name: string): Row => [
  `${name}, p50 and p95 ms`,
  ({ calls }) => {
    const call = calls[name]
    return call ? `${fine(call.p50)}, ${fine(call.p95)}` : ''
  },
]

/** In Markdown, a column for each size. */
export const growthTable = (figures: readonly GrowthFigures[]): string => {
  const rows = [...sizeRows, ...Object.keys(figures[0]?.calls ?? {}).map(callRow)]
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [
    line(['titles', ...figures.map(({ titles }) => whole(titles))]),
    line(['---', ...figures.map(() => '---')]),
    ...rows.map(([what, of]) => line([what, ...figures.map(of)])),
  ].join('\n')
}
