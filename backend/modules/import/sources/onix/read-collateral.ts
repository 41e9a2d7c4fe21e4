import type { BothLanguages } from '../../../../db/schema/columns.ts'
import type { Collateral, Prize, Review } from '../../../../db/schema/book-facts.ts'
import { bothOf } from './both-of.ts'
import { childOf, childrenOf, valueOf, type XmlNode } from './xml-node.ts'

const longestContents = 10_000
/** A quote is a few sentences. Whoever sends a whole review has not asked the newspaper. */
const longestQuote = 1_500
const longestName = 200
const most = 20

const isKind = (content: XmlNode, types: readonly string[]): boolean =>
  types.includes(valueOf(content, 'TextType') ?? '')

const contentsOf = (contents: readonly XmlNode[]): BothLanguages | null =>
  bothOf(
    ['04', '32']
      .flatMap((type) => contents.filter((one) => isKind(one, [type])))
      .flatMap((one) => childrenOf(one, 'Text')),
    longestContents,
  ) ?? null

/** List 153: 06 to 08 are quotes of reviews. One counts only if its record names the public as its audience. */
const reviewsOf = (contents: readonly XmlNode[]): Review[] =>
  contents
    .filter((one) => isKind(one, ['06', '07', '08']) && childOf(one, 'ContentAudience'))
    .flatMap((one): Review[] => {
      const text = bothOf(childrenOf(one, 'Text'), longestQuote + 1)
      if (!text || text.hu.length > longestQuote || text.en.length > longestQuote) return []
      const source = valueOf(one, 'SourceTitle') ?? valueOf(one, 'TextSourceCorporate')
      return [
        {
          type: valueOf(one, 'TextType') ?? '06',
          text,
          author: valueOf(one, 'TextAuthor')?.slice(0, longestName) ?? null,
          source: source?.slice(0, longestName) ?? null,
        },
      ]
    })

const prizeOf = (prize: XmlNode): Prize[] => {
  const name = bothOf(childrenOf(prize, 'PrizeName'), longestName)
  if (!name) return []
  const [year, country, code] = ['PrizeYear', 'PrizeCountry', 'PrizeCode'].map((one) => valueOf(prize, one))
  return [
    {
      name,
      year: /^\d{4}/.exec(year ?? '')?.[0] ?? null,
      country: country && /^[A-Z]{2}$/.test(country) ? country : null,
      code: code && /^0[1-7]$/.test(code) ? code : null,
    },
  ]
}

/**
 * Contents, reviews and prizes; null if the record has none.
 * @param contents the texts that readers may see
 */
export const readCollateral = (collateral: XmlNode, contents: readonly XmlNode[]): Collateral | null => {
  const read: Collateral = {
    contents: contentsOf(contents),
    reviews: reviewsOf(contents).slice(0, most),
    prizes: childrenOf(collateral, 'Prize').flatMap(prizeOf).slice(0, most),
  }
  return read.contents || read.reviews.length > 0 || read.prizes.length > 0 ? read : null
}
