import { expectAccessible } from './support/axe.ts'
import { type Book, openBook, pickBook } from './support/books.ts'
import { customers } from './support/reader.ts'
import { ask } from './support/shop-api.ts'
import { expect, test } from './support/shop-test.ts'
import type { Visitor } from './support/visitor.ts'

/** A reader rates a book once, and earlier tests may have rated some books. */
const pickUnrated = async (visitor: Visitor): Promise<Book> => {
  for (let nth = 0; ; nth++) {
    const book = await pickBook(visitor, 'paperback', nth)
    const { rating } = await ask(visitor, 'GET /v2.0/variants/{id}/ratings/own', { params: { id: book.id } })
    if (!rating) return book
  }
}

test('a reader rates a book, and a reload loses no typed text', { tag: '@languages' }, async ({ visitor }) => {
  const { page, t } = visitor
  await ask(visitor, 'POST /login', { body: { grant_type: 'password', ...customers.reader, remember: false } })
  await openBook(visitor, await pickUnrated(visitor))
  const ratings = page.getByRole('region', { name: t('ratings.title') })
  const open = ratings.getByRole('button', { name: t('ratings.rate') })
  const text = ratings.getByRole('textbox', { name: t('ratingForm.text') })
  const send = ratings.getByRole('button', { name: t('ratingForm.send') })

  await open.click()
  await send.click()
  await expect(ratings.getByText(t('fields.required'))).toBeVisible()
  await expectAccessible(visitor, 'the rating form')
  await text.fill('<b>Szép</b>')
  await ratings.getByRole('radio', { name: t('ratingForm.meanings.4') }).check()
  await send.click()
  await expect(ratings.getByText(t('fields.no_markup'))).toBeVisible()
  await text.fill('Szép kiadás.')

  await page.reload()
  await open.click()
  await expect(text).toHaveValue('Szép kiadás.')
  await send.click()
  await expect(ratings.getByText(t('ratingForm.status.waiting'))).toBeVisible()
  await expect(ratings.getByText('Szép kiadás.')).toBeVisible()
})
