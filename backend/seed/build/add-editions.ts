import type { EditionData } from '../data-schemas.ts'
import type { Books, VariantRow } from './build-books.ts'
import { seededInteger } from '../../kernel/seeded-number.ts'

type Parameters = EditionData['parameters']

/**
 * Further editions in a format that the book already has: variants of the same product, which differ in their
 * parameters and their year. Their ids follow all others, so that the others do not change.
 * @returns the parameters in which each differs, by the id of the variant
 */
export const addEditions = (
  entries: readonly EditionData[],
  { books }: Books,
  isbnOf: (key: string) => string,
): Map<number, Parameters> => {
  let last = books.reduce((sum, { variants }) => sum + variants.length, 0)
  const editionOf = (model: VariantRow, key: string, published: string): VariantRow => {
    const isbn = isbnOf(`${key}-${model.format}-${published}`)
    const day = String(seededInteger(2, 27, 'day', key, published)).padStart(2, '0')
    const pages = model.pages ? model.pages + seededInteger(8, 40, 'pages', key, published) : null
    return { ...model, id: ++last, sku: isbn, isbn, pages, publishedOn: `${published}-${day}` }
  }
  const named = new Map<number, Parameters>()
  for (const { book: key, format, published, parameters } of entries) {
    const book = books.find(({ product }) => product.key === key)
    const model = book?.variants.find((variant) => variant.format === format)
    if (!book || !model)
      throw new Error(`An edition of the demo shop names ${key} as ${format}, which the catalog lacks`)
    const variant = published === undefined ? model : editionOf(model, key, published)
    if (variant !== model) book.variants.push(variant)
    named.set(variant.id, parameters)
  }
  return named
}
