import { pickBook } from './support/books.ts'
import { openStep, orderButton, payBy } from './support/checkout-steps.ts'
import { expectDetails, expectThanks, openDetails, readPlaced } from './support/orders.ts'
import { fillCheckout } from './support/prepared-cart.ts'
import { newReader } from './support/reader.ts'
import { expect, refusedRequest, test } from './support/shop-test.ts'

test(
  'the details of an order open only with its e-mail address',
  { tag: '@languages' },
  async ({ visitor, stranger, allowConsole }) => {
    allowConsole(refusedRequest)
    const { t } = visitor
    const reader = newReader()
    await fillCheckout(visitor, await pickBook(visitor), 'billing', reader)
    await openStep(visitor, 'payment')
    await payBy(visitor, 'cash_on_delivery')
    await orderButton(visitor).click()
    const placed = await readPlaced(visitor)
    await openDetails(visitor, placed)

    await stranger.goto('/orders/[id]/status', { id: placed.uuid })
    await expectThanks(stranger)
    await expect(stranger.page.getByRole('main')).not.toContainText(reader.lastName)
    await stranger.goto('/orders/[id]/details/view', { id: placed.uuid })
    const email = stranger.page.getByRole('main').getByRole('textbox', { name: t('orders.check.email') })
    await email.fill('valaki@example.com')
    await stranger.page.getByRole('button', { name: t('orders.check.submit') }).click()
    await expect(stranger.page.getByRole('alert').filter({ hasText: t('errors.verification_failed') })).toBeVisible()
    await expect(email).toHaveValue('valaki@example.com')
    await email.fill(reader.email.toUpperCase())
    await stranger.page.getByRole('button', { name: t('orders.check.submit') }).click()
    await expectDetails(stranger, placed.number)
    await expect(stranger.page.getByRole('main')).toContainText(reader.lastName)
  },
)
