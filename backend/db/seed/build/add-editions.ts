import type { EditionData } from '../data-schemas.ts'
import type { Books, VariantRow } from './build-books.ts'
import { seededInteger } from './seeded-number.ts'

/**
 * More editions in a format that the book already has: variants of the same product, told apart by their name and
 * their year. Their ids follow all others, so that those do not move.
 * @returns what each calls itself
 */
export const addEditions = (
  entries: readonly EditionData[],
  { books }: Books,
  isbnOf: (key: string) => string,
): Map<number, { hu: string; en: string }> => {
  let last = books.reduce((sum, { variants }) => sum + variants.length, 0)
  const names = new Map<number, { hu: string; en: string }>()
  for (const { book: key, format, published, name } of entries) {
    const book = books.find(({ product }) => product.key === key)
    const model = book?.variants.find((variant) => variant.format === format)
    if (!book || !model) throw new Error(`An edition of the demo shop names ${key} as ${format}, which the catalogue lacks`)
    const isbn = isbnOf(`${key}-${format}-${published}`)
    const day = String(seededInteger(2, 27, 'day', key, published)).padStart(2, '0')
    const pages = model.pages ? model.pages + seededInteger(8, 40, 'pages', key, published) : null
    const variant: VariantRow = { ...model, id: ++last, sku: isbn, isbn, pages, publishedOn: `${published}-${day}` }
    book.variants.push(variant)
    names.set(variant.id, name)
  }
  return names
}
