import { productHref } from '#features/catalog/catalog-hrefs.ts'

interface Book {
  id: number
  slug: string
  title: string
}

export const bookLinks = (books: readonly Book[]) => books.map((book) => ({ name: book.title, href: productHref(book) }))
