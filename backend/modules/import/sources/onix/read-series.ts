import type { OtherSeries } from '../../../../db/schema/book-facts.ts'
import type { About } from '../../trade-record.ts'
import { ownKeyIn } from './own-key.ts'
import { titleIn } from './read-titles.ts'
import { childOf, childrenOf, valueOf, type XmlNode } from './xml-node.ts'

const mostOthers = 10

interface Collection extends OtherSeries {
  key: string | null
  place: number | null
}

/** `3`, `3.` and `3. kötet` have a place in the order of the volumes, `különszám` has none. */
const placeOf = (number: string | null): number | null => {
  const [digits] = /^\d+/.exec(number ?? '') ?? []
  const place = Number(digits ?? Number.NaN)
  return place < 32_768 ? place : null
}

const read = (collection: XmlNode): Collection | undefined => {
  const elements = childrenOf(childOf(collection, 'TitleDetail'), 'TitleElement')
  const element = elements.find((one) => valueOf(one, 'TitleElementLevel') === '02') ?? elements[0]
  const title = titleIn(element)
  if (!title) return undefined
  const sequence = valueOf(childOf(collection, 'CollectionSequence'), 'CollectionSequenceNumber')
  const number = sequence ?? valueOf(element, 'PartNumber') ?? null
  return { key: ownKeyIn(collection, 'CollectionIdentifier'), title, number, place: placeOf(number) }
}

/** The series of a book: one of our own or the first with a number leads, the others are listed. */
export const readSeries = (detail: XmlNode): { series: About['series']; others: OtherSeries[] } => {
  const all = childrenOf(detail, 'Collection').flatMap((collection) => read(collection) ?? [])
  const leading = all.find(({ key }) => key !== null) ?? all.find(({ place }) => place !== null) ?? all[0]
  if (!leading) return { series: null, others: [] }
  return {
    series: { key: leading.key, title: { hu: leading.title, en: leading.title }, number: leading.place },
    others: all
      .filter(({ title }) => title !== leading.title)
      .slice(0, mostOthers)
      .map(({ title, number }) => ({ title, number })),
  }
}
