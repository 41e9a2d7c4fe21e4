import type { OwnPrice } from '#contracts/own-prices.ts'
import { formatPrice } from '#lib/format/format-price.ts'
import { expectAccessible, expectNoSideScroll } from './support/axe.ts'
import { addToCart, cartLine } from './support/cart.ts'
import { withoutSpaces } from './support/plain-text.ts'
import { joinSchool, leaveSchool } from './support/school.ts'
import { ask } from './support/shop-api.ts'
import { expect, test } from './support/shop-test.ts'
import type { Visitor } from './support/visitor.ts'

/** A book with breaks in the price list of the demo school, and so many copies that the second one can be reached. */
const findAgreedBook = async (visitor: Visitor) => {
  const { products } = await ask(visitor, 'GET /v2.0/variants', {
    query: { format: 'paperback', availability: 'available', sort: 'title', limit: 100 },
  })
  const { items } = await ask(visitor, 'GET /v2.0/variants/contextual_values', {
    query: { ids: products.map(({ id }) => id).join(',') },
  })
  for (const { variantId, price, stock, ownPrices } of items) {
    const [first, second, third] = ownPrices
    const book = products.find(({ id }) => id === variantId)
    if (book && first && second && third && (stock ?? 0) > second.fromQuantity + 2)
      return { book, list: price, prices: [first, second, third] as [OwnPrice, OwnPrice, OwnPrice] }
  }
  throw new Error('The price list of the demo school has no book with enough copies')
}

test(
  'a member of an institution sees its contract price beside the list price, and the cart follows the number of copies',
  { tag: '@languages' },
  async ({ visitor, stranger }) => {
    const { page, locale, t } = visitor
    await joinSchool(visitor, stranger)
    const { book, list, prices } = await findAgreedBook(visitor)
    const [first, second] = prices
    const money = ({ net }: { net: number }) => withoutSpaces(formatPrice(net, 'HUF', locale))
    const textOf = async (place: ReturnType<Visitor['page']['locator']>) => withoutSpaces(await place.innerText())

    await page.goto(book.path)
    const table = page.getByRole('table', { name: t('ownPrices.contract_priceTitle') })
    await expect(table.getByRole('row')).toHaveCount(prices.length + 1)
    for (const price of prices) expect(await textOf(table)).toContain(money(price))
    expect(await textOf(page.getByRole('main'))).toContain(money(list))
    await expectAccessible(visitor, 'the page of a book with own prices')
    await expectNoSideScroll(visitor, 'the page of a book with own prices')

    await addToCart(visitor, book.title)
    await visitor.goto('/cart')
    const line = cartLine(visitor, book.title)
    const contractPrice = t('deals.why.contract_price')
    await expect.poll(() => textOf(line)).toContain(money(first))
    await expect.poll(() => textOf(line)).toContain(withoutSpaces(contractPrice))
    await expect.poll(() => textOf(line)).toContain(money(list))
    const quantity = line.getByRole('spinbutton')
    await quantity.fill(String(second.fromQuantity))
    await quantity.press('Enter')
    const fromSecond = t('deals.why.fromQuantity', { name: contractPrice, quantity: second.fromQuantity })
    await expect.poll(() => textOf(line)).toContain(withoutSpaces(fromSecond))
    await expect.poll(() => textOf(line)).toContain(money({ net: second.net * second.fromQuantity }))
    await line.getByText(t('deals.why.title'), { exact: true }).click()
    await expect(line.getByRole('listitem').filter({ hasText: fromSecond })).toBeVisible()
    await expectAccessible(visitor, 'the cart with own prices')

    await visitor.goto('/search', {}, `?q=${encodeURIComponent(book.title)}`)
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: book.title, exact: true }) })
    await expect.poll(() => textOf(row.first())).toContain(money(first))
    await expectNoSideScroll(visitor, 'a list with own prices')
    await leaveSchool(visitor)
  },
)

test('a reader sees no price of the institution', async ({ visitor, stranger }) => {
  const { page, t } = visitor
  await joinSchool(stranger, visitor)
  const { book } = await findAgreedBook(stranger)
  await leaveSchool(stranger)
  await page.context().clearCookies()
  await page.goto(book.path)
  await expect(page.getByRole('heading', { level: 1, name: book.title })).toBeVisible()
  await expect(page.getByRole('table', { name: t('ownPrices.contract_priceTitle') })).toHaveCount(0)
})
