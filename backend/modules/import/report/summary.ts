import type { NoteCode, Outcome, OutcomeStatus } from './outcome.ts'

/** So many examples are named for each code. */
const examples = 3
/** So many lines the page shows of each list; the report has all of them. */
const longestList = 200

/** A record in a list of the page. */
export interface Mention {
  number: number | undefined
  line: number | undefined
  reference: string
  title: string
  text: string
}

export interface CodeCount {
  code: NoteCode
  count: number
  examples: Mention[]
}

export interface Summary {
  counts: Record<OutcomeStatus, number>
  prices: { up: number; down: number; first: number }
  /** Changed fields by how many records changed them, the most frequent ones first. */
  fields: { field: string; count: number }[]
  /** Why records were refused, and what was noted about the others. */
  refusals: CodeCount[]
  notes: CodeCount[]
  /** The first ones of each, in the order of the file. */
  refused: Mention[]
  changedPrices: (Mention & { from: string; to: string })[]
}

const mentionOf = ({ place, reference, isbn, title }: Outcome, text: string): Mention => ({
  number: place?.number,
  line: place?.line,
  reference: reference || (isbn ?? ''),
  title: title ?? '',
  text,
})

const most = <Item extends { count: number }>(items: Iterable<Item>): Item[] =>
  [...items].toSorted((a, b) => b.count - a.count)

/** Counts outcomes while an import runs, with little memory: only the first of each kind are remembered. */
export class SummaryCounter {
  readonly #counts: Summary['counts'] = { added: 0, changed: 0, left: 0, refused: 0 }
  readonly #prices = { up: 0, down: 0, first: 0 }
  readonly #fields = new Map<string, { field: string; count: number }>()
  readonly #refusals = new Map<NoteCode, CodeCount>()
  readonly #notes = new Map<NoteCode, CodeCount>()
  readonly #refused: Mention[] = []
  readonly #changedPrices: Summary['changedPrices'] = []

  add(outcomes: readonly Outcome[]): void {
    for (const outcome of outcomes) {
      this.#counts[outcome.status] += 1
      this.#addNotes(outcome)
      for (const { field, from, to } of outcome.values ?? []) {
        const known = this.#fields.get(field) ?? { field, count: 0 }
        known.count += 1
        this.#fields.set(field, known)
        if (field.startsWith('price ')) this.#addPrice(outcome, field, from, to)
      }
    }
  }

  result(): Summary {
    return {
      counts: this.#counts,
      prices: this.#prices,
      fields: most(this.#fields.values()),
      refusals: most(this.#refusals.values()),
      notes: most(this.#notes.values()),
      refused: this.#refused,
      changedPrices: this.#changedPrices,
    }
  }

  #addNotes(outcome: Outcome): void {
    // The last note of a refused record is the reason; the ones before it are remarks.
    for (const [index, { code, detail = '' }] of outcome.notes.entries()) {
      const isReason = outcome.status === 'refused' && index === outcome.notes.length - 1
      const table = isReason ? this.#refusals : this.#notes
      const known = table.get(code) ?? { code, count: 0, examples: [] }
      known.count += 1
      if (known.examples.length < examples) known.examples.push(mentionOf(outcome, detail))
      table.set(code, known)
      if (isReason && this.#refused.length < longestList)
        this.#refused.push(mentionOf(outcome, [code, detail].filter(Boolean).join(': ')))
    }
  }

  #addPrice(outcome: Outcome, field: string, from: string, to: string): void {
    if (from === '') this.#prices.first += 1
    else if (Number(from) !== Number(to)) this.#prices[Number(to) > Number(from) ? 'up' : 'down'] += 1
    else return
    if (this.#changedPrices.length < longestList)
      this.#changedPrices.push({ ...mentionOf(outcome, field.slice('price '.length)), from, to })
  }
}

/** `12 new, 8 changed, 980 as before, 2 refused; 3 prices up, 1 down; 1 held back`. */
export const summaryInWords = ({ counts, prices, notes }: Summary): string => {
  const some = (parts: readonly (readonly [count: number, text: string])[]): string =>
    parts.flatMap(([count, text]) => (count > 0 ? [`${count} ${text}`] : [])).join(', ')
  const held = notes.filter(({ code }) => code.endsWith('_held')).reduce((sum, { count }) => sum + count, 0)
  const { up, down, first } = prices
  const records = some([
    [counts.added, 'new'],
    [counts.changed, 'changed'],
    [counts.left, 'as before'],
    [counts.refused, 'refused'],
  ])
  const money = some([
    [up, up === 1 ? 'price up' : 'prices up'],
    [down, up > 0 ? 'down' : down === 1 ? 'price down' : 'prices down'],
    [first, 'in a currency for the first time'],
  ])
  return [records || 'no records', money, some([[held, 'held back']])].filter(Boolean).join('; ')
}
