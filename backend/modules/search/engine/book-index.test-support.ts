import { createCatalogIndex } from '../../catalog-index/rules/catalog-index.ts'
import { putProduct } from '../../catalog-index/rules/entries.ts'
import { recordLength } from '../../catalog-index/rules/variant-record.ts'
import { type CatalogIndex, columnNames } from '../../catalog-index/service.ts'
import { fold, foldedWords } from '../../text/rules/fold.ts'

export interface SampleBook {
  title: string
  authors?: string
  publisher?: string
  popularity?: number
}

/** Puts a book into the index, with its words as they are and one variant on sale. */
export const putBook = (
  index: CatalogIndex,
  id: number,
  { title, authors = '', publisher = '', popularity = 0 }: SampleBook,
): void =>
  putProduct(index.entries, {
    id,
    columns: { popularity, titleLengths: fold(title).length, languages: 'hu' },
    sortKey: '',
    names: fold(`${title} ${authors}`.trim()),
    words: { name: foldedWords(`${title} ${authors}`), series: [], credits: foldedWords(publisher) },
    people: [],
    categories: [],
    variants: Array.from({ length: recordLength }, () => id),
  })

/** An index of these books without a database: the first one has the id 1. */
export const createBookIndex = (books: readonly SampleBook[]): CatalogIndex => {
  const index = createCatalogIndex(columnNames)
  for (const [place, book] of books.entries()) putBook(index, place + 1, book)
  return index
}
