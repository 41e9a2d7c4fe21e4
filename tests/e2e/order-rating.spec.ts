import { expectAccessible } from './support/axe.ts'
import { pickBook } from './support/books.ts'
import { readPlaced } from './support/orders.ts'
import { placeOrderQuietly } from './support/prepared-cart.ts'
import { newReader } from './support/reader.ts'
import { expect, test } from './support/shop-test.ts'
import { arriveAtPayment, decide } from './support/simulator.ts'

test(
  'a buyer rates the book and the order, and finds the rating again by the e-mail address',
  { tag: '@languages' },
  async ({ visitor, stranger }) => {
    const { page, t } = visitor
    const reader = newReader()
    const book = await pickBook(visitor, 'ebook')
    const { paymentUrl } = await placeOrderQuietly(visitor, book, reader, true)
    await page.goto(paymentUrl ?? '')
    await arriveAtPayment(visitor)
    await decide(visitor, 'pay')
    const { uuid } = await readPlaced(visitor)

    await expect(page.getByRole('link', { name: t('orders.details.rate') })).toHaveCount(0)
    await visitor.goto('/orders/[id]/details/view', { id: uuid })
    await page.getByRole('link', { name: t('orders.details.rate') }).click()
    const send = page.getByRole('button', { name: t('orderRatings.send') })
    await send.click()
    await expect(page.getByText(t('orderRatings.nothing'))).toBeVisible()
    const books = page.getByRole('region', { name: t('orderRatings.books') })
    await books.getByRole('radio', { name: t('ratingForm.meanings.4') }).check()
    await books.getByRole('textbox').fill('Szép kiadás.')
    const buying = page.getByRole('region', { name: t('orderRatings.order'), exact: true })
    await buying.getByRole('textbox').fill('Gyors volt.')
    await send.click()
    await expect(buying.getByText(t('fields.required'))).toBeVisible()
    await buying.getByRole('radio', { name: t('orderRatings.meanings.5') }).check()
    await expectAccessible(visitor, 'the rating of an order')
    await send.click()
    await expect(page.getByText(t('orderRatings.sent'))).toBeVisible()

    await stranger.goto('/rating/order/[id]', { id: uuid })
    const main = stranger.page.getByRole('main')
    await main.getByRole('textbox', { name: t('orders.check.email') }).fill(reader.email)
    await main.getByRole('button', { name: t('orderRatings.continue') }).click()
    await expect(main.getByText(t('orderRatings.status.waiting'))).toBeVisible()
    await expect(main.getByRole('radio', { name: t('ratingForm.meanings.4'), exact: true })).toBeChecked()
    await expect(main.getByRole('textbox').first()).toHaveValue('Szép kiadás.')
  },
)
