import type { Locale } from '#contracts/shop.ts'
import { collectBest } from './collect-best.ts'
import { bitsCounter, columnCounter, peopleCounter } from './candidates.ts'
import { columnOf, textsOf } from './entries.ts'
import { type Counting, counterOf, type Facet, type OfferedValue } from './facet.ts'
import { type Label, type Labels, lengthFor } from './labels.ts'
import { personId } from './people.ts'
import { someInRun } from './runs.ts'

/** Only values that a product has. */
export const offerWords = (words: readonly string[], counts: Int32Array): OfferedValue[] =>
  words.flatMap((value, index) =>
    (counts[index] ?? 0) > 0 ? [{ value, label: value, count: counts[index] ?? 0 }] : [],
  )

/** A column of texts, `language`: each text is a value. @param nameOf what a value is called */
export const textFacet = (column: string, nameOf: (text: string, locale: Locale) => string): Facet => ({
  of: 'product',
  failing: ({ index: { entries } }, chosen) => {
    const numbers = new Set(chosen.map((text) => textsOf(entries, column).indexOf(String(text))))
    const values = columnOf(entries, column)
    return (slot) => !numbers.has(values[slot] ?? -1)
  },
  counter: ({ question, bit }) => {
    const { entries } = question.index
    const texts = textsOf(entries, column)
    return counterOf(columnCounter(bit, columnOf(entries, column), texts.length), (counts, locale) =>
      offerWords(texts, counts).map((one) => ({ ...one, label: nameOf(one.value, locale) })),
    )
  },
})

/** A column with one bit for each of some words, `age`: a product may have several. */
export const bitsFacet = (column: string, words: readonly string[]): Facet => ({
  of: 'product',
  failing: ({ index: { entries } }, chosen) => {
    const wanted = chosen.reduce<number>((bits, word) => bits | (1 << words.indexOf(String(word))), 0)
    const values = columnOf(entries, column)
    return (slot) => ((values[slot] ?? 0) & wanted) === 0
  },
  counter: ({ question, bit }) =>
    counterOf(bitsCounter(bit, columnOf(question.index.entries, column), words.length), (counts) =>
      offerWords(words, counts),
    ),
})

/** A column of whole numbers, `rating`: a choice asks for that number or a larger one. */
export const leastFacet = (column: string, steps: readonly number[]): Facet => ({
  of: 'product',
  failing: ({ index: { entries } }, [least = 0]) => {
    const values = columnOf(entries, column)
    return (slot) => (values[slot] ?? 0) < Number(least)
  },
  counter: ({ question, bit }) =>
    counterOf(columnCounter(bit, columnOf(question.index.entries, column), Math.max(...steps) + 2), (counts) =>
      steps.flatMap((least) => {
        const count = counts.subarray(least).reduce((sum, one) => sum + one, 0)
        return count > 0 ? [{ value: String(least), label: String(least), count }] : []
      }),
    ),
})

type LabelMap = 'people' | 'series' | 'publishers'
const labelsOf = (labels: Labels, name: LabelMap): Map<number, Label> => labels[name]

/** How many authors or series a filter offers beside those that are chosen. */
const offeredLimit = 100

/** The most frequent of thousands. What is chosen comes first and stays when nothing is left of it. */
const offerMostFrequent = (
  counts: Int32Array,
  labels: Map<number, Label>,
  { chosen }: Counting,
  locale: Locale,
): OfferedValue[] => {
  const { best, offer } = collectBest<{ id: number; count: number; label: Label }>(
    offeredLimit,
    (a, b) => a.count > b.count || (a.count === b.count && a.label.sortKey < b.label.sortKey),
  )
  let least = 0
  for (let id = 0; id < counts.length; id++) {
    const count = counts[id] ?? 0
    if (count === 0 || count < least || chosen.includes(id)) continue
    const label = labels.get(id)
    if (label) offer({ id, count, label })
    if (best.length === offeredLimit) least = best.at(-1)?.count ?? 0
  }
  const selected = chosen.flatMap((one) => {
    const id = Number(one)
    const label = labels.get(id)
    return label ? [{ id, count: counts[id] ?? 0, label }] : []
  })
  return [...selected, ...best].map(({ id, count, label }) => ({ value: String(id), label: label[locale], count }))
}

/** A column of ids with labels, `series`: the id is the value. */
export const idFacet = (column: string, name: LabelMap): Facet => ({
  of: 'product',
  failing: ({ index: { entries } }, chosen) => {
    const ids = new Set(chosen.map(Number))
    const values = columnOf(entries, column)
    return (slot) => !ids.has(values[slot] ?? 0)
  },
  counter: (counting) => {
    const { entries, labels } = counting.question.index
    const known = labelsOf(labels, name)
    return counterOf(columnCounter(counting.bit, columnOf(entries, column), lengthFor(known)), (counts, locale) =>
      offerMostFrequent(counts, known, counting, locale),
    )
  },
})

/** A column of ids with labels, `publisher`: the key of the row is the value, and all of them are offered. */
export const keyFacet = (column: string, name: LabelMap): Facet => ({
  of: 'product',
  failing: ({ index: { entries, labels } }, chosen) => {
    const known = [...labelsOf(labels, name)]
    const ids = new Set(known.filter(([, { key }]) => chosen.includes(key)).map(([id]) => id))
    const values = columnOf(entries, column)
    return (slot) => !ids.has(values[slot] ?? 0)
  },
  counter: ({ question, bit }) => {
    const { entries, labels } = question.index
    const known = labelsOf(labels, name)
    return counterOf(columnCounter(bit, columnOf(entries, column), lengthFor(known)), (counts, locale) =>
      [...known].flatMap(([id, label]) =>
        (counts[id] ?? 0) > 0 ? [{ value: label.key, label: label[locale], count: counts[id] ?? 0 }] : [],
      ),
    )
  },
})

/** Contributors with one role, `author`: the id of the person is the value. */
export const personFacet = (isRole: (code: number) => boolean): Facet => ({
  of: 'product',
  failing: ({ index: { entries } }, chosen) => {
    const ids = new Set(chosen.map(Number))
    const isChosen = (code: number): boolean => isRole(code) && ids.has(personId(code))
    return (slot) => !someInRun(entries.people, slot, isChosen)
  },
  counter: (counting) => {
    const { entries, labels } = counting.question.index
    const idOf = (code: number): number => (isRole(code) ? personId(code) : -1)
    return counterOf(peopleCounter(counting.bit, entries, idOf, lengthFor(labels.people)), (counts, locale) =>
      offerMostFrequent(counts, labels.people, counting, locale),
    )
  },
})
