import type { Credit, CreditName } from '../../../db/schema/book-facts.ts'
import { invertedName } from '../../catalog/rules/inverted-name.ts'
import { usualCodes } from '../../import/service.ts'
import type { Book } from '../select-books.ts'
import { bothTexts } from './both-texts.ts'
import { group, value } from './xml.ts'

const lifeYear = (role: string, year: number | null): string =>
  year !== null && year > 0
    ? group(
        'ContributorDate',
        value('ContributorDateRole', role),
        value('Date', String(year).padStart(4, '0'), { dateformat: '05' }),
      )
    : ''

const roles = (codes: readonly string[]): string => codes.map((code) => value('ContributorRole', code)).join('')

/** List 44: 16 is ISNI. */
const isniIdentifier = (isni: string | null): string =>
  isni ? group('NameIdentifier', value('NameIDType', '16'), value('IDValue', isni)) : ''

/** One whose person has a page. */
const linked = (
  { role, codes, person }: Book['contributors'][number],
  identifierOf: (key: string) => string,
): string => {
  const { key, name, born, died, isni, isCorporate, bio } = person
  return [
    roles((codes ?? usualCodes[role]).split(' ')),
    identifierOf(key),
    isniIdentifier(isni),
    ...(isCorporate
      ? [value('CorporateName', name.hu)]
      : [value('PersonName', name.hu), value('PersonNameInverted', invertedName(name))]),
    lifeYear('50', born),
    lifeYear('51', died),
    bothTexts('BiographicalNote', bio, { textformat: '06' }),
  ].join('')
}

/** Titles that stand before the name in both orders. */
const sharedStart = (first: readonly string[], second: readonly string[]): number => {
  const end = first.findIndex((word, index) => word !== second[index])
  return end < 0 ? 0 : end
}

const splits = (text: string): [string, string][] => {
  const words = text.split(' ')
  return words.slice(1).map((_word, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
}

/** A name in such elements that a reader makes the same name of them, in both orders. */
const nameOf = ({ hu, en, sort, isCorporate }: CreditName): string => {
  if (isCorporate) return value('CorporateName', hu) + value('CorporateNameInverted', sort === hu ? null : sort)
  if (hu !== en) {
    const [inHungarian, inEnglish] = [hu.split(' '), en.split(' ')]
    const start = sharedStart(inHungarian, inEnglish)
    const bare = { hu: inHungarian.slice(start).join(' '), en: inEnglish.slice(start).join(' ') }
    return value('PersonName', hu) + value('PersonNameInverted', invertedName(bare))
  }
  const [first] = splits(sort)
  if (first && sort === hu) return value('KeyNames', first[0]) + value('NamesAfterKey', first[1])
  const found = splits(sort).find(([, given]) => hu.startsWith(`${given} `)) ?? first
  return value('PersonName', hu) + value('PersonNameInverted', found ? found.join(', ') : null)
}

/** One who is only listed, perhaps without a name. */
const listed = ({ codes, name, unnamed }: Credit): string =>
  roles(codes) + (name ? nameOf(name) : value('UnnamedPersons', unnamed))

export const contributorElements = ({ contributors, product }: Book, identifierOf: (key: string) => string): string =>
  [...contributors.map((one) => linked(one, identifierOf)), ...(product.facts?.credits ?? []).map(listed)]
    .map((inner, index) => group('Contributor', value('SequenceNumber', index + 1), inner))
    .join('')
