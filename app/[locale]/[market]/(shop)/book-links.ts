interface Book {
  path: string
  title: string
}

export const bookLinks = (books: readonly Book[]) =>
  books.map((book) => ({ name: book.title, href: { path: book.path } }))
