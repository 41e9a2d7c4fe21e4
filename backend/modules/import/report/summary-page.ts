import { escapeUTF8 } from 'entities'
import { noteTexts } from './outcome.ts'
import { type CodeCount, type Mention, type Summary, summaryInWords } from './summary.ts'

/** What the page says about the run itself. */
interface Run {
  kind: string
  file: string
  at: Date
  seconds: number
  isDryRun: boolean
  /** Why the file was not read or not written to its end. */
  trouble: string[]
}

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222}
h1{font-size:1.5rem}h2{font-size:1.15rem;margin-top:2rem}
table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.3rem .6rem;border-bottom:1px solid #ddd}
td.n,th.n{text-align:right;font-variant-numeric:tabular-nums}
.sum{font-size:1.2rem;font-weight:600}.trouble{background:#fdecea;padding:.6rem 1rem}
.bar{display:flex;height:1.2rem;border-radius:.3rem;overflow:hidden}.bar i{display:block}
small{color:#555}code{font-size:.9em}`

const colours = { added: '#2e7d32', changed: '#1565c0', left: '#bdbdbd', refused: '#c62828' } as const

const cell = (text: string | number | undefined, isNumber = false): string =>
  `<td${isNumber ? ' class="n"' : ''}>${escapeUTF8(String(text ?? ''))}</td>`
const head = (...names: readonly string[]): string =>
  `<tr>${names.map((name) => `<th${name === '' || /^(Record|Line|Records|Before|After)$/.test(name) ? ' class="n"' : ''}>${name}</th>`).join('')}</tr>`
const table = (heading: string, names: readonly string[], rows: readonly string[], more = ''): string =>
  rows.length === 0 ? '' : `<h2>${heading}</h2>${more}<table>${head(...names)}${rows.join('')}</table>`

/** The shares of the four outcomes, each at least as wide as can be seen. */
const bar = ({ counts }: Summary): string =>
  `<div class="bar">${Object.entries(colours)
    .map(([status, colour]) => {
      const count = counts[status as keyof typeof colours]
      return count > 0
        ? `<i style="flex:${count};min-width:4px;background:${colour}" title="${count} ${status}"></i>`
        : ''
    })
    .join('')}</div>`

const placeCells = ({ number, line }: Mention): string => cell(number, true) + cell(line, true)
const book = ({ reference, title }: Mention): string =>
  `<td><code>${escapeUTF8(reference)}</code>${title && `<br>${escapeUTF8(title)}`}</td>`

const exampleOf = ({ line, number, reference, text }: Mention): string =>
  `<small>${escapeUTF8([line ? `line ${line}` : `record ${number}`, reference, text].filter(Boolean).join(', '))}</small>`

const codes = (heading: string, list: readonly CodeCount[]): string =>
  table(
    heading,
    ['Records', 'What', 'For example'],
    list.map(
      ({ code, count, examples }) =>
        `<tr>${cell(count, true)}<td>${escapeUTF8(noteTexts[code])}<br><code>${code}</code></td><td>${examples.map(exampleOf).join('<br>')}</td></tr>`,
    ),
  )

const firstOnes = (shown: number, all: number): string =>
  shown < all ? `<p>The first ${shown} of ${all}; the report has all of them.</p>` : ''

/** The page of an import: plain HTML that needs no program and no network. */
export const summaryPage = (summary: Summary, { kind, file, at, seconds, isDryRun, trouble }: Run): string => {
  const { counts, prices, refused, changedPrices, fields } = summary
  const words = summaryInWords(summary)
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Import: ${escapeUTF8(words)}</title><style>${style}</style></head><body>
<h1>Import of ${escapeUTF8(file)}</h1>
<p class="sum">${escapeUTF8(words)}</p>
${bar(summary)}
<p><small>${escapeUTF8(`${kind}, ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC, ${seconds.toFixed(1)} s${isDryRun ? '; a dry run, nothing was written' : ''}`)}</small></p>
${trouble.map((text) => `<p class="trouble">${escapeUTF8(text)}</p>`).join('')}
${codes('Why records were refused', summary.refusals)}
${table(
  'Refused records',
  ['Record', 'Line', 'Book', 'Reason'],
  refused.map((one) => `<tr>${placeCells(one)}${book(one)}${cell(one.text)}</tr>`),
  firstOnes(refused.length, counts.refused),
)}
${table(
  'Prices',
  ['Record', 'Line', 'Book', 'Currency', 'Before', 'After'],
  changedPrices.map(
    (one) => `<tr>${placeCells(one)}${book(one)}${cell(one.text)}${cell(one.from, true)}${cell(one.to, true)}</tr>`,
  ),
  firstOnes(changedPrices.length, prices.up + prices.down + prices.first),
)}
${table(
  'Changed fields',
  ['Records', 'Field'],
  fields.map(({ field, count }) => `<tr>${cell(count, true)}${cell(field)}</tr>`),
)}
${codes('What was noted', summary.notes)}
</body></html>
`
}
