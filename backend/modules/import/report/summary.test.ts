import { expect, test } from 'vitest'
import type { Outcome } from './outcome.ts'
import { SummaryCounter, summaryInWords } from './summary.ts'
import { summaryPage } from './summary-page.ts'

const outcome = (parts: Partial<Outcome>): Outcome => ({
  reference: 'r',
  isbn: null,
  status: 'left',
  variantId: 1,
  changes: [],
  notes: [],
  place: { number: 1, line: 10 },
  ...parts,
})
const price = (from: string, to: string): Partial<Outcome> => ({
  status: 'changed',
  title: 'A <kék> hegy',
  changes: ['price HUF'],
  values: [{ field: 'price HUF', from, to }],
})
const refused = (number: number): Outcome =>
  outcome({
    reference: `bad-${number}`,
    status: 'refused',
    place: { number, line: number * 10 },
    notes: [{ code: 'encoding_differs' }, { code: 'missing', detail: 'title' }],
  })
const summaryOf = (...outcomes: Outcome[]) => {
  const counter = new SummaryCounter()
  counter.add(outcomes)
  return counter.result()
}
const run = {
  kind: 'onix',
  file: 'a&b.xml',
  at: new Date('2026-11-27T10:00:00Z'),
  seconds: 1.25,
  isDryRun: false,
  trouble: [],
}

test('an import in one sentence', () => {
  const summary = summaryOf(
    outcome({ status: 'added' }),
    outcome({ status: 'added' }),
    outcome(price('3590', '3990')),
    outcome(price('9.90', '10.00')),
    outcome(price('4990', '3990')),
    outcome(price('', '790')),
    outcome(price('100', '100')),
    outcome({}),
    refused(9),
  )
  expect(summaryInWords(summary)).toBe(
    '2 new, 5 changed, 1 as before, 1 refused; 2 prices up, 1 down, 1 in a currency for the first time',
  )
  expect(summaryInWords(summaryOf())).toBe('no records')
  expect(summaryInWords(summaryOf(outcome(price('9', '8'))))).toBe('1 changed; 1 price down')
})

test('codes are counted, with the first examples; the last note of a refused record is its reason', () => {
  const { refusals, notes } = summaryOf(
    ...[1, 2, 3, 4, 5].map(refused),
    outcome({ notes: [{ code: 'embargo' as never }] }),
  )
  expect(refusals).toMatchObject([
    { code: 'missing', count: 5, examples: [{ reference: 'bad-1', line: 10, text: 'title' }, {}, {}] },
  ])
  expect(notes.map(({ code, count }) => `${code} ${count}`)).toEqual(['encoding_differs 5', 'embargo 1'])
})

test('the page shows counts, reasons and prices, and no markup of the data', () => {
  const html = summaryPage(summaryOf(outcome(price('3590', '3990')), refused(2), outcome({ status: 'added' })), {
    ...run,
    trouble: ['The file is broken. <line 7>'],
  })
  for (const text of [
    '1 new, 1 changed, 1 refused; 1 price up',
    'a&amp;b.xml',
    'A &lt;kék&gt; hegy',
    'The file is broken. &lt;line 7&gt;',
    'Something that every book must have is missing.',
    'line 20, bad-2, title',
    '<td class="n">3590</td><td class="n">3990</td>',
  ])
    expect(html).toContain(text)
  expect(html).not.toMatch(/<script|<link|https?:/)
})

test('the page stays small, however long the file is', () => {
  const html = summaryPage(summaryOf(...Array.from({ length: 5_000 }, (_, index) => refused(index + 1))), run)
  expect(html).toContain('The first 200 of 5000; the report has all of them.')
  expect(html.length).toBeLessThan(60_000)
})
