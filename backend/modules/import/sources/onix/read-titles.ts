import type { OtherTitle } from '../../../../db/schema/book-facts.ts'
import { withPart } from '../../rules/title-part.ts'
import { languageOf } from './codes.ts'
import { bareValueOf, childOf, childrenOf, valueOf, type XmlNode } from './xml-node.ts'

export interface Titles {
  title: string
  subtitle: string | null
  /** The product's own `PartNumber`. */
  part: string | null
  originalTitle: string | null
  others: OtherTitle[]
}

const mostOthers = 20

/** A title with its prefix: `The` and `Trial`, `L'` and `Étranger`. */
export const titleIn = (element: XmlNode | undefined): string | undefined => {
  const bare = bareValueOf(element, 'TitleWithoutPrefix')
  if (!bare) return bareValueOf(element, 'TitleText')
  const prefix = valueOf(element, 'TitlePrefix')
  return prefix ? `${prefix}${/['’]$/.test(prefix) ? '' : ' '}${bare}` : bare
}

const elementsOf = (detail: XmlNode, levels: readonly string[]): XmlNode[] =>
  childrenOf(detail, 'TitleElement')
    .filter((one) => levels.includes(valueOf(one, 'TitleElementLevel') ?? '01'))
    .toSorted((a, b) => Number(valueOf(a, 'SequenceNumber') ?? 0) - Number(valueOf(b, 'SequenceNumber') ?? 0))

const joined = (texts: readonly (string | undefined)[], separator: string): string | undefined =>
  texts.filter(Boolean).join(separator) || undefined

/** A collection's title before that of its part, unless the part's own names it. */
const behindCollection = (title: string, collection: string, bare: string): string =>
  title.toLowerCase().startsWith(bare.toLowerCase())
    ? title
    : `${collection}${/[.!?:]$/.test(collection) ? '' : ':'} ${title}`

interface Composed {
  title: string
  subtitle: string | null
  part: string | null
}

/**
 * One title of the elements of all levels (List 149: 01 product, 02, 03 and 06 the collections that are a part of its
 * title). A product that has no more than a number in its collection is called by both.
 */
const compose = (titleDetail: XmlNode, product: XmlNode, language: string): Composed | undefined => {
  const own = elementsOf(titleDetail, ['01'])
  const shared = elementsOf(titleDetail, ['02', '03', '06'])
  const part = own.map((one) => valueOf(one, 'PartNumber')).find(Boolean) ?? null
  const subtitle = [...own, ...shared].map((one) => bareValueOf(one, 'Subtitle')).find(Boolean) ?? null
  const named = joined(own.map(titleIn), ' – ')
  const bare = joined(shared.map(titleIn), ': ')
  if (named) {
    const numbered = joined(
      shared.map((one) => withPart(titleIn(one) ?? '', valueOf(one, 'PartNumber') ?? null, language)),
      ': ',
    )
    const title = withPart(named, part, language)
    return { title: bare && numbered ? behindCollection(title, numbered, bare) : title, subtitle, part }
  }
  const collection = childrenOf(product, 'Collection')
    .flatMap((one) => childrenOf(childOf(one, 'TitleDetail'), 'TitleElement'))
    .map(titleIn)
    .find(Boolean)
  const number = part ?? shared.map((one) => valueOf(one, 'PartNumber')).find(Boolean)
  const whole = bare ?? (number ? collection : undefined)
  const title = whole ? (number ? `${whole}, ${number}` : whole) : valueOf(titleDetail, 'TitleStatement')
  const last = title ?? childrenOf(titleDetail, 'TitleElement').map(titleIn).find(Boolean)
  return last ? { title: last, subtitle, part } : undefined
}

const languageIn = (titleDetail: XmlNode): string | undefined => {
  const elements = childrenOf(titleDetail, 'TitleElement')
  const texts = elements.flatMap((one) => [childOf(one, 'TitleText'), childOf(one, 'TitleWithoutPrefix')])
  return [...texts, ...elements, childOf(titleDetail, 'TitleStatement'), titleDetail]
    .map((one) => languageOf(one?.attributes['language']))
    .find(Boolean)
}

/** List 15: 01 distinctive, 06 in another language, 10 to 14 alternative titles. 03 is that of the original. */
const kept = /^(?:01|06|1[0-4])$/

/**
 * The titles of a record. Of several that are printed on the book, the one in its own language leads, then one whose
 * language is not said, then the Hungarian one. A bilingual book may have its own language's title as a translated one.
 */
export const readTitles = (product: XmlNode, language: string): Titles | undefined => {
  const all = childrenOf(product, 'TitleDetail').flatMap((node) => {
    const type = valueOf(node, 'TitleType') ?? ''
    const said = languageIn(node)
    const composed = compose(node, product, said ?? language)
    return composed ? [{ type, language: said ?? null, ...composed }] : []
  })
  const printed = all.filter(({ type }) => type === '01')
  const translated = all.filter(({ type }) => type === '06')
  const own = [...printed, ...translated].find((title) => title.language === language)
  const main = own ?? [null, 'hu'].map((one) => printed.find((title) => title.language === one)).find(Boolean)
  const leading = main ?? printed[0]
  if (!leading) return undefined
  const others = all.filter((one) => one !== leading && kept.test(one.type) && one.title !== leading.title)
  return {
    title: leading.title,
    subtitle: leading.subtitle,
    part: leading.part,
    originalTitle: all.find(({ type }) => type === '03')?.title ?? null,
    others: others
      .slice(0, mostOthers)
      .map(({ type, language: said, title, subtitle }) => ({ type, language: said, title, subtitle })),
  }
}
