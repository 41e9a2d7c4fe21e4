import { pickBook } from './support/books.ts'
import { addToCart, cartLine, expectEmptyCart, openMiniCart, putIntoCart } from './support/cart.ts'
import {
  collectFromPoint,
  collectFromStore,
  deliverHome,
  deliveryName,
  expectStep,
  fillContact,
  fillFields,
  onwards,
  orderButton,
  payBy,
  paymentName,
  sameAsDelivery,
  shownTotal,
} from './support/checkout-steps.ts'
import { chooseCurrency } from './support/switches.ts'
import { receiveMail } from './support/mails.ts'
import { detailsTotal, expectThanks, openDetails, type Placed, readPlaced } from './support/orders.ts'
import { withoutSpaces } from './support/plain-text.ts'
import { home, newReader, type Reader } from './support/reader.ts'
import { searchFor } from './support/search.ts'
import { expect, test } from './support/shop-test.ts'
import { arriveAtPayment, decide } from './support/simulator.ts'
import type { Visitor } from './support/visitor.ts'

const toCheckout = async (visitor: Visitor, copies = 1): Promise<void> => {
  const drawer = await openMiniCart(visitor, copies)
  await drawer.getByRole('link', { name: visitor.t('cart.checkout') }).click()
  await expectStep(visitor, 'contact')
}

const billPerson = async (visitor: Visitor, { firstName, lastName }: Reader): Promise<void> => {
  await expectStep(visitor, 'billing')
  await fillFields(visitor, { firstName, lastName, ...home })
  await onwards(visitor)
  await expectStep(visitor, 'payment')
}

/** Presses the order button. @returns the order, and the total that the summary showed before */
const order = async (visitor: Visitor): Promise<{ placed: Placed; total: string }> => {
  const total = await shownTotal(visitor)
  await orderButton(visitor).click()
  const placed = await readPlaced(visitor)
  await expectThanks(visitor)
  return { placed, total }
}

/** The page of the order, the mail and the cart agree with what the visitor saw. */
const expectAllRight = async (
  visitor: Visitor,
  reader: Reader,
  { placed, total }: Awaited<ReturnType<typeof order>>,
): Promise<void> => {
  expect(placed.number).toMatch(/\S/)
  await openDetails(visitor, placed)
  expect(await detailsTotal(visitor)).toBe(total)
  const { subject, text } = await receiveMail(reader.email, visitor.t('mail.subject', { number: placed.number }))
  expect(subject).toContain(placed.number)
  expect(withoutSpaces(text)).toContain(withoutSpaces(total))
  expect(text).toContain(visitor.locale === 'hu' ? 'Köszönjük' : 'Thank you')
  await expectEmptyCart(visitor)
}

test('a book is found, delivered home and paid on delivery', { tag: '@languages' }, async ({ visitor }) => {
  const { page, t } = visitor
  const [book, reader] = [await pickBook(visitor), newReader()]
  await visitor.goto('/')
  await searchFor(visitor, book.title)
  await page.getByRole('main').getByRole('link', { name: book.title, exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: book.title })).toBeVisible()
  await addToCart(visitor, book.title)
  const drawer = await openMiniCart(visitor, 1)
  await expect(drawer).toContainText(book.title)
  await drawer.getByRole('link', { name: t('cart.showCart') }).click()
  await expect(cartLine(visitor, book.title)).toBeVisible()
  await page.getByRole('link', { name: t('cart.checkout') }).click()

  await expectStep(visitor, 'contact')
  await fillContact(visitor, reader)
  await onwards(visitor)
  await expectStep(visitor, 'delivery')
  await deliverHome(visitor, home)
  await onwards(visitor)
  await expectStep(visitor, 'billing')
  await expect(sameAsDelivery(visitor)).toBeChecked()
  await onwards(visitor)
  await expectStep(visitor, 'payment')
  await payBy(visitor, 'cash_on_delivery')
  await expectAllRight(visitor, reader, await order(visitor))
})

test('a book is collected from a shop', { tag: '@mirrored' }, async ({ visitor }) => {
  const [book, reader] = [await pickBook(visitor), newReader()]
  await putIntoCart(visitor, book)
  await toCheckout(visitor)
  await fillContact(visitor, reader)
  await onwards(visitor)
  await expectStep(visitor, 'delivery')
  const store = await collectFromStore(visitor)
  await onwards(visitor)
  await billPerson(visitor, reader)
  await payBy(visitor, 'cash_on_delivery')
  await expect(visitor.page.getByRole('main')).toContainText(deliveryName(visitor, 'store'))
  await expect(visitor.page.getByRole('main')).toContainText(store)
  await expectAllRight(visitor, reader, await order(visitor))
})

for (const [carrier, tag] of [
  ['foxpost', '@languages'],
  ['gls', '@mirrored'],
  ['mpl', '@once'],
] as const)
  test(`a book is collected from a point of ${carrier}, which a search finds`, { tag }, async ({ visitor }) => {
    const [book, reader] = [await pickBook(visitor), newReader()]
    await putIntoCart(visitor, book)
    await toCheckout(visitor)
    await fillContact(visitor, reader)
    await onwards(visitor)
    await expectStep(visitor, 'delivery')
    const point = await collectFromPoint(visitor, carrier, 'Szeged')
    await onwards(visitor)
    await billPerson(visitor, reader)
    await payBy(visitor, 'cash_on_delivery')
    await expect(visitor.page.getByRole('main')).toContainText(point)
    const ordered = await order(visitor)
    await openDetails(visitor, ordered.placed)
    await expect(visitor.page.getByRole('main')).toContainText(point)
    expect((await receiveMail(reader.email)).text).toContain(point)
  })

test('a package is bought in euros', { tag: '@mirrored' }, async ({ visitor }) => {
  const [set, reader] = [await pickBook(visitor, 'package'), newReader()]
  await visitor.goto('/')
  await chooseCurrency(visitor, 'EUR')
  await putIntoCart(visitor, set)
  await toCheckout(visitor)
  await fillContact(visitor, reader)
  await onwards(visitor)
  await expectStep(visitor, 'delivery')
  await deliverHome(visitor, home)
  await onwards(visitor)
  await expectStep(visitor, 'billing')
  await expect(sameAsDelivery(visitor)).toBeChecked()
  await onwards(visitor)
  await expectStep(visitor, 'payment')
  await payBy(visitor, 'cash_on_delivery')
  const ordered = await order(visitor)
  expect(ordered.total).toContain('€')
  await expectAllRight(visitor, reader, ordered)
})

test('an order of downloads is not delivered, and is paid online only', { tag: '@languages' }, async ({ visitor }) => {
  const { page, t } = visitor
  const [book, reader] = [await pickBook(visitor, 'ebook'), newReader()]
  await putIntoCart(visitor, book)
  await toCheckout(visitor)
  await fillContact(visitor, reader)
  await onwards(visitor)
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.delivery.downloadsTitle') })).toBeVisible()
  await onwards(visitor)
  await billPerson(visitor, reader)
  await expect(page.getByRole('radio')).toHaveCount(3)
  await expect(page.getByRole('radio', { name: paymentName(visitor, 'cash_on_delivery') })).toHaveCount(0)
  await payBy(visitor, 'simplepay')
  await expect(page.getByRole('main')).toContainText(t('withdrawal.downloads', { days: 14 }))
  await orderButton(visitor).click()
  await arriveAtPayment(visitor)
  await decide(visitor, 'pay')
  const placed = await readPlaced(visitor)
  await expectThanks(visitor)
  await openDetails(visitor, placed)
  await expect(page.getByRole('main')).toContainText(deliveryName(visitor, 'download'))
})
