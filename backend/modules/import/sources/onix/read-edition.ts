import type { Edition } from '../../../../db/schema/book-facts.ts'
import { bothOf } from './both-of.ts'
import { childrenOf, valueOf, valuesOf, type XmlNode } from './xml-node.ts'

const longestStatement = 200

/** Which edition it is; null if the record does not say it. */
export const readEdition = (detail: XmlNode): Edition | null => {
  const number = Number(valueOf(detail, 'EditionNumber') ?? Number.NaN)
  const edition: Edition = {
    number: Number.isInteger(number) && number > 0 && number < 10_000 ? number : null,
    statement: bothOf(childrenOf(detail, 'EditionStatement'), longestStatement) ?? null,
    types: [...new Set(valuesOf(detail, 'EditionType').filter((type) => /^[A-Z]{3}$/.test(type)))],
  }
  return edition.number === null && edition.statement === null && edition.types.length === 0 ? null : edition
}
