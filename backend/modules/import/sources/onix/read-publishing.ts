import { keyOf } from '../../rules/record-keys.ts'
import type { Publishing, Related } from '../../trade-record.ts'
import { parseIsbn } from '../../../catalog/rules/isbn.ts'
import { ownScheme } from './categories-of.ts'
import { isPublisherOffSale } from './codes.ts'
import { ownKeyIn } from './own-key.ts'
import { isbnIn } from './read-identifiers.ts'
import { RecordError } from '../record-error.ts'
import { bareValueOf, childOf, childrenOf, valueOf, valuesOf, type XmlNode } from './xml-node.ts'

/** A date of List 55: `YYYYMMDD`, `YYYYMM` or `YYYY`, perhaps with a time. A missing month or day is the first. */
export const dayOf = (text: string | undefined): string | undefined => {
  const [, year, month = '01', day = '01'] = /^(\d{4})-?(\d{2})?-?(\d{2})?(?:$|T)/.exec(text ?? '') ?? []
  if (!year) return undefined
  // The day before the first one of the next month.
  const lastDay = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  const isDay = month >= '01' && month <= '12' && day >= '01' && Number(day) <= lastDay
  return isDay ? `${year}-${month}-${day}` : undefined
}

const dateIn = (publishing: XmlNode, roles: readonly string[]): string | undefined => {
  for (const role of roles)
    for (const date of childrenOf(publishing, 'PublishingDate')) {
      const day = valueOf(date, 'PublishingDateRole') === role ? dayOf(valueOf(date, 'Date')) : undefined
      if (day) return day
    }
  return undefined
}

const latest = (days: readonly (string | undefined)[]): string | undefined =>
  days
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1)

export interface OfMarkets {
  /** In the words of the message: when the book comes out in our markets, and before when it may not be sold there. */
  publication: readonly string[]
  embargo: readonly string[]
  isOffSale: boolean
  /** The record itself comes before the confirmation of the title (List 1). */
  isAnnounced: boolean
}

/** The day before which nobody may sell the book. */
export const embargoOf = (publishing: XmlNode, { embargo }: Pick<OfMarkets, 'embargo'>): string | undefined =>
  latest([dateIn(publishing, ['02']), ...embargo.map(dayOf)])

/**
 * What a record without a date says of the day: a title that is to come has none (List 64: 02), and one that is out has
 * the year of its copyright. Undefined where nothing is said.
 */
const dayWithoutDate = (publishing: XmlNode, { isAnnounced }: OfMarkets): string | null | undefined => {
  if (isAnnounced || valueOf(publishing, 'PublishingStatus') === '02') return null
  const years = childrenOf(publishing, 'CopyrightStatement').flatMap((one) => valuesOf(one, 'CopyrightYear'))
  return latest(years.map((year) => (/^\d{4}$/.test(year) ? dayOf(year) : undefined)))
}

/**
 * Block 4 of a record. The imprint is printed on the book, so it counts before the publisher that owns it. A book under
 * embargo is sold, as one that is to come, from the day on which the embargo ends.
 */
export const readPublishing = (publishing: XmlNode, markets: OfMarkets): Publishing => {
  const publishers = childrenOf(publishing, 'Publisher')
  const publisher = publishers.find((one) => valueOf(one, 'PublishingRole') === '01') ?? publishers[0]
  const imprint = childOf(publishing, 'Imprint')
  const name = bareValueOf(imprint, 'ImprintName') ?? bareValueOf(publisher, 'PublisherName')
  if (!name) throw new RecordError({ code: 'missing', detail: 'publisher' })
  // 20 is the year of the text in its own language, 11 perhaps only that of the translation.
  const first = dateIn(publishing, ['20', '11'])
  const publication =
    markets.publication.map(dayOf).find((day) => day !== undefined) ?? dateIn(publishing, ['01', '11', '19'])
  const day = latest([publication, embargoOf(publishing, markets)])
  const publishedOn = day ?? dayWithoutDate(publishing, markets)
  return {
    publisher: { key: ownKeyIn(imprint, 'ImprintIdentifier') ?? keyOf(name, 60), name },
    ...(publishedOn !== undefined && { publishedOn }),
    firstYear: first ? Number(first.slice(0, 4)) : null,
    isActive: !markets.isOffSale && !isPublisherOffSale(valueOf(publishing, 'PublishingStatus')),
  }
}

/** List 16: identifiers that are numbers, in whatever way they are written. */
const isNumber = (type: string): boolean => ['02', '03', '15'].includes(type)

/**
 * The key by which a work is known from now on. A proprietary number means something only together with its scheme, or
 * with its sender.
 */
const workKeyIn = (identifier: XmlNode | undefined, sender: string): string | undefined => {
  const [type, value] = [valueOf(identifier, 'WorkIDType') ?? '', valueOf(identifier, 'IDValue')]
  if (!value || valueOf(identifier, 'IDTypeName') === ownScheme) return undefined
  const scheme = type === '01' ? keyOf(valueOf(identifier, 'IDTypeName') ?? sender) : ''
  return `${type}:${scheme}:${isNumber(type) ? (parseIsbn(value) ?? value) : value.trim().toLowerCase().slice(0, 100)}`
}

/**
 * List 164: the work of which the text is a manifestation (01), or from which it was derived, as translations are (02).
 * The shop uses one work for both.
 */
const worksIn = (related: XmlNode, sender: string): Pick<Related, 'work' | 'workKeys'> => {
  const identifiers = ['02', '01'].flatMap((relation) =>
    childrenOf(related, 'RelatedWork')
      .filter((work) => valueOf(work, 'WorkRelationCode') === relation)
      .flatMap((work) => childrenOf(work, 'WorkIdentifier')),
  )
  const own = identifiers.find((one) => valueOf(one, 'IDTypeName') === ownScheme)
  const value = valueOf(own, 'IDValue')
  return {
    work: value ? keyOf(value) : null,
    workKeys: [...new Set(identifiers.flatMap((one) => workKeyIn(one, sender) ?? []))],
  }
}

const productsIn = (related: XmlNode, relations: readonly string[]): string[] =>
  childrenOf(related, 'RelatedProduct').flatMap((product) =>
    relations.includes(valueOf(product, 'ProductRelationCode') ?? '') ? (isbnIn(product) ?? []) : [],
  )

/** Block 5 of a record. List 51: 06, 13 and 27 are other formats, 05 and 17 are replacements. */
export const readRelated = (related: XmlNode, sender: string): Related => ({
  ...worksIn(related, sender),
  formats: productsIn(related, ['06', '13', '27']),
  replacedBy: productsIn(related, ['05', '17']),
})
