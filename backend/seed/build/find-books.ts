import type { BookRef } from '../data-schemas.ts'
import type { Book } from './build-books.ts'

/** The variant of a book in a selection: the first of its formats. */
export type FindVariant = (ref: BookRef) => number

const order = ['paperback', 'hardback', 'ebook', 'audio']

export const firstVariant = ({ variants }: Pick<Book, 'variants'>): number =>
  variants.toSorted((a, b) => order.indexOf(a.format) - order.indexOf(b.format))[0]?.id ?? 0

/** @throws Error if a selection names a book that the catalog does not have */
export const findBooks = (books: readonly Book[]): FindVariant => {
  const byKey = new Map(books.map((book) => [book.product.key, firstVariant(book)]))
  return (ref) => {
    const key = typeof ref === 'string' ? `${ref}-hu` : `${ref.work}-${ref.language}`
    const id = byKey.get(key)
    if (!id) throw new Error(`A selection of the demo shop names ${key}, which is not in the catalog`)
    return id
  }
}
