import { openSideBar, signInAsNew } from './support/accounts.ts'
import { expectAccessible, expectNoSideScroll } from './support/axe.ts'
import { type Book, openBook, pickBook } from './support/books.ts'
import { customers } from './support/reader.ts'
import { readPlaced } from './support/orders.ts'
import { placeOrderQuietly } from './support/prepared-cart.ts'
import { ask } from './support/shop-api.ts'
import { expect, test } from './support/shop-test.ts'
import { arriveAtPayment, decide } from './support/simulator.ts'
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

test(
  'a reader rates in the account what has arrived, and takes it back',
  { tag: '@languages' },
  async ({ visitor }) => {
    const { page, t } = visitor
    const reader = await signInAsNew(visitor)
    await visitor.goto('/my-ratings')
    await expect(page.getByRole('heading', { name: t('ownRatings.emptyTitle') })).toBeVisible()
    await expectAccessible(visitor, 'a page without ratings')
    const book = await pickBook(visitor, 'ebook')
    const { paymentUrl } = await placeOrderQuietly(visitor, book, reader, true)
    await page.goto(paymentUrl ?? '')
    await arriveAtPayment(visitor)
    await decide(visitor, 'pay')
    await readPlaced(visitor)

    await visitor.goto('/orders')
    await (await openSideBar(visitor)).getByRole('link', { name: t('selfcare.pages.ratings') }).click()
    const { title } = book
    await page.getByRole('button', { name: t('ownRatings.rateOf', { title }) }).click()
    await page.getByRole('radio', { name: t('ratingForm.meanings.4') }).check()
    await expectAccessible(visitor, 'a rating in the account')
    await page.getByRole('button', { name: t('ratingForm.send') }).click()
    await expect(page.getByText(t('ownRatings.status.waiting'))).toBeVisible()
    await expectNoSideScroll(visitor, 'own ratings')
    await page.getByRole('button', { name: t('ownRatings.withdrawOf', { title }) }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('ownRatings.withdrawConfirm') })
      .click()
    await expect(page.getByRole('button', { name: t('ownRatings.rateOf', { title }) })).toBeVisible()
  },
)
