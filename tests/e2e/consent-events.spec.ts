import type { ListedHit } from '#backend/ports/analytics/simulator/hits.ts'
import { openBook, pickBook } from './support/books.ts'
import { addToCart, openMiniCart } from './support/cart.ts'
import {
  deliverHome,
  expectStep,
  fillContact,
  onwards,
  orderButton,
  payBy,
  shownTotal,
} from './support/checkout-steps.ts'
import { answerBanner } from './support/consent.ts'
import { collected, configureMeasuring, lastHit } from './support/measuring.ts'
import { expectThanks, readPlaced } from './support/orders.ts'
import { fillCheckout } from './support/prepared-cart.ts'
import { customers, home, newReader, type Reader } from './support/reader.ts'
import { searchFor } from './support/search.ts'
import { expect, test } from './support/shop-test.ts'
import { signIn } from './support/sign-in.ts'
import { arriveAtPayment, decide } from './support/simulator.ts'
import type { Visitor } from './support/visitor.ts'

test.beforeEach(({ page }) => configureMeasuring({ page, isManaged: true }))

/** Everything that came since `start`, once nothing more comes. */
const settled = async ({ page }: Visitor, start: number): Promise<ListedHit[]> => {
  let [count, hits] = [-1, await collected(page, start)]
  await expect(async () => {
    hits = await collected(page, start)
    const before = count
    count = hits.length
    expect(count).toBe(before)
  }).toPass({ intervals: [1_000] })
  return hits
}

const of = (hits: readonly ListedHit[], provider: ListedHit['provider'], from: ListedHit['from'] = 'browser') =>
  hits.filter((hit) => hit.provider === provider && hit.from === from)

/** Waits until an event has arrived: a page that is left takes what it has not sent yet with it. */
const expectTold = ({ page }: Visitor, start: number, name: string): Promise<void> =>
  expect.poll(async () => of(await collected(page, start), 'ga4').map((hit) => hit.name)).toContain(name)

/** Accepts all on the first page. @returns the last hit of that page, which must not arrive with those of the next one */
const agree = async (visitor: Visitor): Promise<number> => {
  const start = await lastHit(visitor.page)
  await visitor.goto('/')
  await answerBanner(visitor, 'accept')
  await expectTold(visitor, start, 'page_view')
  return lastHit(visitor.page)
}

/** Every hit is one that its provider can use, and none says who the visitor is. */
const expectDecent = (hits: readonly ListedHit[], reader: Reader): void => {
  expect(hits.filter(({ invalid }) => invalid !== undefined)).toEqual([])
  const text = JSON.stringify(hits)
  for (const secret of [reader.email, encodeURIComponent(reader.email), '123 4567', home.addressLine])
    expect(text, secret).not.toContain(secret)
}

test(
  'a reader’s way from the search to the order is told in order, once each',
  { tag: '@languages' },
  async ({ visitor }) => {
    const { page, t } = visitor
    const [book, reader, start] = [await pickBook(visitor), newReader(), await lastHit(page)]
    await agree(visitor)
    await searchFor(visitor, book.title)
    // A press before the page's later parts are there is nobody's event.
    await expectTold(visitor, start, 'search')
    await page.getByRole('main').getByRole('link', { name: book.title, exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: book.title })).toBeVisible()
    await addToCart(visitor, book.title)
    const drawer = await openMiniCart(visitor, 1)
    await drawer.getByRole('link', { name: t('cart.showCart') }).click()
    await page.getByRole('link', { name: t('cart.checkout') }).click()
    await expectStep(visitor, 'contact')
    await fillContact(visitor, reader)
    await onwards(visitor)
    await expectStep(visitor, 'delivery')
    await deliverHome(visitor, home)
    await onwards(visitor)
    await expectStep(visitor, 'billing')
    await onwards(visitor)
    await expectStep(visitor, 'payment')
    await payBy(visitor, 'cash_on_delivery')
    await shownTotal(visitor)
    await orderButton(visitor).click()
    const { number, uuid } = await readPlaced(visitor)
    await expectThanks(visitor)
    await expect
      .poll(async () => of(await collected(page, start), 'ga4', 'server').map(({ name }) => name))
      .toEqual(['purchase'])
    await page.reload()
    await expectThanks(visitor)
    await visitor.goto('/orders/[id]/status', { id: uuid })
    await expectThanks(visitor)

    const hits = await settled(visitor, start)
    expectDecent(hits, reader)
    const way = [
      'search',
      'select_item',
      'view_item',
      'add_to_cart',
      'view_cart',
      'begin_checkout',
      'add_shipping_info',
    ]
    const told = of(hits, 'ga4').filter(({ name }) => [...way, 'add_payment_info', 'purchase'].includes(name))
    expect(told.map(({ name }) => name)).toEqual([...way, 'add_payment_info', 'purchase'])

    const goods = {
      currency: 'HUF',
      value: book.price.gross,
      items: [expect.objectContaining({ item_id: book.sku, quantity: 1 })],
    }
    const purchase = { ...goods, transaction_id: number }
    expect(told.at(-1)?.params).toMatchObject(purchase)
    expect(of(hits, 'ga4', 'server')).toMatchObject([{ name: 'purchase', params: purchase }])
    expect(of(hits, 'google_ads').map(({ params }) => params)).toMatchObject([{ value: book.price.gross }])
    const bought = (provider: ListedHit['provider'], name: string, from?: ListedHit['from']) =>
      of(hits, provider, from).filter((hit) => hit.name === name)
    expect(bought('meta', 'Purchase')).toMatchObject([{ eventId: `purchase-${number}` }])
    expect(bought('meta', 'Purchase', 'server')).toMatchObject([{ eventId: `purchase-${number}` }])
    expect(bought('tiktok', 'CompletePayment')).toHaveLength(1)
    expect(bought('barion', 'purchase')).toHaveLength(1)
    // Its container hears of no page with an address or an order.
    expect(bought('tag_manager', 'add_to_cart')).toHaveLength(1)
    expect(of(hits, 'tag_manager').filter(({ name }) => name === 'purchase' || name === 'begin_checkout')).toEqual([])
  },
)

test('each list and each page is told once a view, with positions', { tag: '@once' }, async ({ visitor }) => {
  const { page } = visitor
  const start = await agree(visitor)
  await visitor.goto('/search', {}, '?q=anna')
  await page.mouse.wheel(0, 900)
  const hits = of(await settled(visitor, start), 'ga4')
  const lists = hits.filter(({ name, params }) => name === 'view_item_list' && params['item_list_id'] === 'page')
  expect(lists).toHaveLength(1)
  const items = lists[0]?.params['items'] as { index: number }[]
  expect(items.length).toBeGreaterThan(1)
  expect(items.map(({ index }) => index)).toEqual(items.map((_, index) => index))
  expect(hits.filter(({ name }) => name === 'page_view')).toMatchObject([
    { params: { page_title: await page.title() } },
  ])
})

test('an order that is paid at the bank counts when the money is there', { tag: '@once' }, async ({ visitor }) => {
  const { page } = visitor
  const reader = newReader()
  const start = await agree(visitor)
  await fillCheckout(visitor, await pickBook(visitor), 'billing', reader)
  await visitor.goto('/checkout/payment')
  await payBy(visitor, 'barion')
  await shownTotal(visitor)
  await orderButton(visitor).click()
  await arriveAtPayment(visitor)
  expect((await settled(visitor, start)).filter(({ name }) => /purchase/i.test(name))).toEqual([])
  await decide(visitor, 'pay')
  await readPlaced(visitor)
  await expectThanks(visitor)
  await expect
    .poll(async () => of(await collected(page, start), 'ga4', 'server').map(({ name }) => name))
    .toEqual(['purchase'])
  const hits = await settled(visitor, start)
  expect(of(hits, 'ga4').filter(({ name }) => name === 'purchase')).toHaveLength(1)
  expectDecent(hits, reader)
})

test(
  'an institution signs in, keeps a book and requests an offer, at net prices',
  { tag: '@once' },
  async ({ visitor }) => {
    const { page, t } = visitor
    const { email, password } = customers.business
    const book = await pickBook(visitor)
    const start = await agree(visitor)
    await visitor.goto('/login')
    await signIn(visitor, { email, password })
    await expect(page.getByRole('heading', { level: 1, name: t('account.title') })).toBeHidden()
    await openBook(visitor, book)
    const main = page.getByRole('main')
    await main.getByRole('button', { name: t('offerRequest.open'), exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: t('offerRequest.name') }).fill('Osztálykészlet')
    await dialog.getByRole('textbox', { name: t('offerRequest.copies') }).fill('30')
    await dialog.getByRole('button', { name: t('offerRequest.send') }).click()
    await expect(dialog.getByRole('link', { name: t('offerRequest.toOffer') })).toBeVisible()
    const hits = of(await settled(visitor, start), 'ga4')
    expect(hits.filter(({ name }) => name === 'login')).toMatchObject([{ params: { method: 'password' } }])
    expect(hits.filter(({ name }) => name === 'generate_lead')).toMatchObject([
      { params: { currency: 'HUF', value: book.price.net * 30, items: [{ item_id: book.sku, quantity: 30 }] } },
    ])
  },
)

test('a favourite and a copy that was taken back are told', { tag: '@once' }, async ({ visitor }) => {
  const { page, t } = visitor
  const book = await pickBook(visitor)
  await agree(visitor)
  await visitor.goto('/login')
  await signIn(visitor, customers.reader)
  await expect(page.getByRole('heading', { level: 1, name: t('account.title') })).toBeHidden()
  const start = await lastHit(page)
  await openBook(visitor, book)
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: `${t('catalog.favourite')}: ${book.title}`, exact: true })
    .first()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expectTold(visitor, start, 'add_to_wishlist')
  await addToCart(visitor, book.title)
  await expectTold(visitor, start, 'add_to_cart')
  await visitor.goto('/cart')
  await expectTold(visitor, start, 'view_cart')
  await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: book.title })
    .getByRole('button', { name: new RegExp(`^${t('cart.removeItem', { title: book.title })}`) })
    .click()
  const names = ['add_to_wishlist', 'add_to_cart', 'view_cart', 'remove_from_cart']
  const told = of(await settled(visitor, start), 'ga4').filter(({ name }) => names.includes(name))
  expect(told.map(({ name }) => name)).toEqual(names)
  expect(told[0]?.params).toMatchObject({ items: [{ item_id: book.sku }] })
})

test('no password is typed into a page with a container of Tag Manager', { tag: '@once' }, async ({ visitor }) => {
  const { page, t } = visitor
  const book = await pickBook(visitor)
  const start = await agree(visitor)
  await openBook(visitor, book)
  const views = async () =>
    of(await collected(page, start), 'tag_manager').map(({ params }) => String(params['page_location']))
  await expect.poll(views).toContainEqual(expect.stringContaining(encodeURI(book.path)))
  await page
    .getByRole('main')
    .getByRole('button', { name: `${t('catalog.favourite')}: ${book.title}`, exact: true })
    .first()
    .click()
  await signIn(visitor, customers.reader)
  await expect(page).toHaveURL(new RegExp(`${encodeURI(book.path)}$`))
})
