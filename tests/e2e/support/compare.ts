import { expect } from '@playwright/test'
import { type Book, openBook } from './books.ts'
import type { Visitor } from './visitor.ts'

export const compareButton = ({ page, t }: Visitor, { title }: Pick<Book, 'title'>) =>
  page
    .getByRole('main')
    .getByRole('button', { name: t('catalog.compareTitle', { title }), exact: true })
    .first()

export const compareBar = ({ page, t }: Visitor) =>
  page.getByRole('region', { name: t('compareBar.title'), exact: true })

/** Adds a book to the comparison on the book's own page. */
export const compare = async (visitor: Visitor, book: Book): Promise<void> => {
  await openBook(visitor, book)
  await compareButton(visitor, book).click()
  await expect(compareButton(visitor, book)).toHaveAttribute('aria-pressed', 'true')
}

/** Saves a comparison, as an earlier visit would have done. */
export const saveCompared = async ({ page, goto }: Visitor, books: readonly Pick<Book, 'id'>[]): Promise<void> => {
  await goto('/')
  const value = encodeURIComponent(JSON.stringify(Object.fromEntries(books.map(({ id }) => [id, true]))))
  await page.context().addCookies([{ name: 'compare', value, url: page.url() }])
}
