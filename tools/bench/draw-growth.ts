import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { growthTable, type GrowthReport } from './growth-table.ts'

/**
 * Draws docs/images/growth.svg from docs/growth.json, and prints the table. `node tools/bench/draw-growth.ts FILE` takes
 * the figures of FILE, which `npm run bench:growth` has written, and keeps them there.
 */
const measured = process.argv[2]
if (measured !== undefined) copyFileSync(measured, 'docs/growth.json')
const { machine, figures } = JSON.parse(readFileSync('docs/growth.json', 'utf8')) as GrowthReport

/** What is drawn of each call: p50, in the order of the legend. */
const curves: [call: string, colour: string][] = [
  ['listing with facets, not asked before', '#b3261e'],
  ['search with facets: history', '#7a4fa3'],
  ['search with facets: love story', '#2f6f4f'],
  ['listing with facets, everything', '#1f5f99'],
  ['suggestions: variants', '#b06a00'],
  ['variant by id', '#555555'],
]
const [width, height] = [900, 460]
const frame = { left: 56, right: 560, top: 24, bottom: 410 }
const letter = 13
const rowHeight = 18
const levels = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000]

/** Maps a value on a logarithmic scale to the picture. */
const scale = (low: number, high: number, from: number, to: number) => (value: number) =>
  from + ((Math.log(value) - Math.log(low)) / (Math.log(high) - Math.log(low))) * (to - from)

const p50 = (call: string): number[] => figures.map(({ calls }) => calls[call]?.p50 ?? 0)
const titles = figures.map((one) => one.titles)
const slowest = Math.max(...curves.flatMap(([call]) => p50(call)))
const highest = levels.find((level) => level >= slowest) ?? slowest
const x = scale(titles[0] ?? 1, titles.at(-1) ?? 1, frame.left, frame.right)
const y = scale(levels[0] ?? 1, highest, frame.bottom, frame.top)
const short = new Intl.NumberFormat('en', { notation: 'compact' })
const place = (value: number): string => value.toFixed(1)

const text = (at: [x: number, y: number], words: string, attributes = ''): string =>
  `<text x="${place(at[0])}" y="${place(at[1])}" ${attributes}>${words}</text>`

const grid = [
  ...levels
    .filter((level) => level <= highest)
    .map(
      (level) =>
        `<path d="M${frame.left} ${place(y(level))}H${frame.right}" stroke="#dddddd"/>${text([frame.left - 8, y(level) + 4], String(level), 'text-anchor="end"')}`,
    ),
  ...titles.map((one) => text([x(one), frame.bottom + 20], short.format(one), 'text-anchor="middle"')),
  text([frame.left, height - 8], 'titles'),
  text([4, 14], 'ms'),
]

/** The labels at the ends of the curves, moved apart where they would overlap. */
const labels = curves
  .map(([call, colour]) => ({ call, colour, end: y(p50(call).at(-1) ?? 1) }))
  .toSorted((a, b) => a.end - b.end)
let lowest = -rowHeight
for (const label of labels) {
  label.end = Math.max(label.end, lowest + rowHeight)
  lowest = label.end
}

const lines = curves.map(([call, colour]) => {
  const points = p50(call).map((ms, at) => `${place(x(titles[at] ?? 1))} ${place(y(Math.max(ms, 1)))}`)
  return `<path d="M${points.join('L')}" fill="none" stroke="${colour}" stroke-width="2"/>`
})
const names = labels.map(({ call, colour, end }) =>
  text([frame.right + 12, end + 4], `${call} ${p50(call).at(-1)?.toFixed(1)}`, `fill="${colour}"`),
)

writeFileSync(
  'docs/images/growth.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="${letter}">
<title>Milliseconds of calls (p50) by the number of titles</title>
<rect width="${width}" height="${height}" fill="#ffffff"/>
${[...grid, ...lines, ...names].join('\n')}
</svg>
`,
)
process.stdout.write(`${machine}\n\n${growthTable(figures)}\n`)
