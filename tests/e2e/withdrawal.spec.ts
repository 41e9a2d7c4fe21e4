import { expectAccessible } from './support/axe.ts'
import { pickBook } from './support/books.ts'
import { openStep, orderButton, payBy } from './support/checkout-steps.ts'
import { receiveMail } from './support/mails.ts'
import { readPlaced } from './support/orders.ts'
import { fillCheckout } from './support/prepared-cart.ts'
import { newReader } from './support/reader.ts'
import { ask, cutOff } from './support/shop-api.ts'
import { expect, refusedRequest, test } from './support/shop-test.ts'
import type { Visitor } from './support/visitor.ts'

const orderTwo = async (visitor: Visitor, reader = newReader()) => {
  const [first, second] = [await pickBook(visitor), await pickBook(visitor, 'paperback', 1)]
  const { uuid } = await fillCheckout(visitor, first, 'billing', reader)
  await ask(visitor, 'POST /draft_orders/{uuid}/items', {
    params: { uuid },
    body: { variantId: second.id, quantity: 1 },
  })
  await openStep(visitor, 'payment')
  await payBy(visitor, 'cash_on_delivery')
  await orderButton(visitor).click()
  return { ...(await readPlaced(visitor)), first, second, reader }
}

test(
  'a guest withdraws from one of two books and gets the acknowledgement',
  { tag: '@languages' },
  async ({ visitor, stranger, allowConsole }) => {
    allowConsole(refusedRequest)
    const { uuid, number, first, second, reader } = await orderTwo(visitor)
    const { page, t } = stranger
    const main = page.getByRole('main')
    await page.setViewportSize({ width: 320, height: 700 })
    await stranger.goto('/orders/[id]/details/view', { id: uuid })
    await main.getByRole('textbox', { name: t('orders.check.email') }).fill(reader.email)
    await main.getByRole('button', { name: t('orders.check.submit') }).click()
    await main.getByRole('link', { name: t('orders.details.withdrawal.link') }).click()

    const review = main.getByRole('button', { name: t('orderWithdrawal.review') })
    await review.click()
    await expect(main.getByText(t('orderWithdrawal.nothing'))).toBeVisible()
    await main.getByRole('button', { name: t('orderWithdrawal.increase', { title: first.title }) }).click()
    await main.getByRole('textbox', { name: t('orderWithdrawal.reason') }).fill('Kétszer vettem meg.')
    await expectAccessible(stranger, 'the choice of what is withdrawn')
    await review.click()
    await expect(main.getByRole('heading', { name: t('orderWithdrawal.reviewTitle') })).toBeFocused()
    await expect(main.getByRole('listitem')).toHaveText([
      t('orderWithdrawal.returned', { quantity: '1', title: first.title }),
    ])
    await expectAccessible(stranger, 'the review of a withdrawal')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)

    const confirm = main.getByRole('button', { name: t('orderWithdrawal.confirm') })
    const restore = await cutOff(page, 'unavailable')
    await confirm.click()
    await expect(main.getByRole('alert')).toContainText(t('orderWithdrawal.safe'))
    await restore()
    await confirm.click()
    await expect(main.getByRole('heading', { level: 1, name: t('orderWithdrawal.done') })).toBeFocused()
    await expect(main).toContainText(`${number}-E1`)

    const mail = await receiveMail(reader.email, t('mail.withdrawalMail.subject', { number: `${number}-E1` }))
    expect(mail.text).toContain(first.title)
    expect(mail.text).not.toContain(second.title)
    expect(mail.text).toContain('Kétszer vettem meg.')
    await main.getByRole('link', { name: t('orderWithdrawal.backToOrder') }).click()
    await expect(main.getByRole('region', { name: t('orders.details.withdrawal.title') })).toContainText(`${number}-E1`)
  },
)
