import { pickBook } from './support/books.ts'
import { addedNote, cartButton } from './support/cart.ts'
import {
  deliveryName,
  expectNewTotal,
  expectStep,
  field,
  onwardsButton,
  option,
  orderButton,
  paymentName,
  pointsOption,
} from './support/checkout-steps.ts'
import { arrowTo, pressOn, typeInto } from './support/keyboard.ts'
import { expectThanks, readPlaced } from './support/orders.ts'
import { home, newReader } from './support/reader.ts'
import { expect, test } from './support/shop-test.ts'
import type { Visitor } from './support/visitor.ts'

const onwardsByKey = (visitor: Visitor): Promise<void> => pressOn(visitor.page, onwardsButton(visitor))

const typeFields = async (visitor: Visitor, values: Record<string, string>): Promise<void> => {
  for (const [name, value] of Object.entries(values)) await typeInto(visitor.page, field(visitor, name), value)
}

test('a purchase needs no mouse', { tag: '@once' }, async ({ visitor }) => {
  test.setTimeout(120_000)
  const { page, t } = visitor
  const [book, reader] = [await pickBook(visitor), newReader()]
  await visitor.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: t('shell.skipToContent') })).toBeFocused()
  await typeInto(page, page.getByRole('search').locator('input'), book.title)
  await page.keyboard.press('Enter')
  await page.waitForURL(/[?&]q=/)

  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await pressOn(page, page.getByRole('main').getByRole('link', { name: book.title, exact: true }))
  await expect(page.getByRole('heading', { level: 1, name: book.title })).toBeVisible()
  await pressOn(page, page.getByRole('button', { name: t('cart.add') }))
  const added = addedNote(visitor)
  await expect(added).toContainText(book.title)
  await expect(page.getByRole('button', { name: t('cart.add') })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(added.getByRole('button', { name: t('cart.close') })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(added).toBeHidden()
  await expect(page.getByRole('button', { name: t('cart.add') })).toBeFocused()

  const opener = cartButton(visitor, 1)
  await pressOn(page, opener)
  const drawer = page.getByRole('dialog', { name: t('cart.cart') })
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await pressOn(page, drawer.getByRole('link', { name: t('cart.checkout') }))

  await expectStep(visitor, 'contact')
  await typeFields(visitor, {
    email: reader.email,
    lastName: reader.lastName,
    firstName: reader.firstName,
    phone: reader.phone,
  })
  await onwardsByKey(visitor)

  await expectStep(visitor, 'delivery')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await arrowTo(page, option(visitor, deliveryName(visitor, 'home')), pointsOption(visitor))
  await typeInto(page, page.getByRole('searchbox', { name: t('checkout.delivery.searchPoints') }), 'Szeged')
  const points = page.getByRole('group', { name: t('checkout.delivery.point') }).getByRole('radio')
  await expect(
    page
      .getByRole('group', { name: t('checkout.delivery.point') })
      .getByRole('listitem')
      .first(),
  ).toContainText('Szeged')
  await pressOn(page, points.first(), 'Space')
  await page.keyboard.press('ArrowDown')
  await expect(points.nth(1)).toBeChecked()
  await onwardsByKey(visitor)

  await expectStep(visitor, 'billing')
  await typeFields(visitor, { lastName: reader.lastName, firstName: reader.firstName, ...home })
  await onwardsByKey(visitor)

  await expectStep(visitor, 'payment')
  await arrowTo(page, page.getByRole('radio'), option(visitor, paymentName(visitor, 'cash_on_delivery')))
  await expectNewTotal(visitor)
  await pressOn(page, orderButton(visitor))
  await readPlaced(visitor)
  await expectThanks(visitor)
})
