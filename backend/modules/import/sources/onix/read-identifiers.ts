import { isbnCheckDigit, parseIsbn } from '../../../catalog/rules/isbn.ts'
import type { Note } from '../../report/outcome.ts'
import { RecordError } from '../record-error.ts'
import { childrenOf, valueOf, type XmlNode } from './xml-node.ts'

export interface Identifiers {
  isbn: string | null
  /** The number of a thing that is no book. */
  gtin: string | null
}

/** List 5: 15 is ISBN-13, 03 GTIN-13 (EAN), 02 ISBN-10. */
const types = ['15', '03', '02']

const gtinOf = (value: string): string | undefined => {
  const digits = value.replaceAll(/[\s-]/g, '')
  return /^\d{13}$/.test(digits) && isbnCheckDigit(digits.slice(0, 12)) === digits[12] ? digits : undefined
}

/** The ISBN of a record or of a related product; null if none is right. */
export const isbnIn = (node: XmlNode): string | null => {
  for (const type of types)
    for (const identifier of childrenOf(node, 'ProductIdentifier')) {
      const isbn =
        valueOf(identifier, 'ProductIDType') === type ? parseIsbn(valueOf(identifier, 'IDValue') ?? '') : undefined
      if (isbn) return isbn
    }
  return null
}

/**
 * The numbers of a record. One with a wrong check digit would sell another book, so it is refused, unless the record
 * has a right one beside it.
 */
export const readIdentifiers = (product: XmlNode, note: (note: Note) => void): Identifiers => {
  const values = types.flatMap((type) =>
    childrenOf(product, 'ProductIdentifier')
      .filter((identifier) => valueOf(identifier, 'ProductIDType') === type)
      .flatMap((identifier) => valueOf(identifier, 'IDValue') ?? []),
  )
  const isbns = [...new Set(values.flatMap((value) => parseIsbn(value) ?? []))]
  const gtins = values.flatMap((value) => (parseIsbn(value) ? [] : (gtinOf(value) ?? [])))
  const wrong = values.filter((value) => !parseIsbn(value) && !gtinOf(value))
  const identifiers = { isbn: isbns[0] ?? null, gtin: gtins[0] ?? null }
  if (wrong.length > 0) {
    const invalid: Note = { code: 'isbn_invalid', detail: wrong.join(', ') }
    if (identifiers.isbn === null && identifiers.gtin === null) throw new RecordError(invalid)
    note(invalid)
  }
  if (isbns.length > 1) note({ code: 'isbn_differs', detail: isbns.join(', ') })
  return identifiers
}
