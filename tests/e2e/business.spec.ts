import type { Locator } from '@playwright/test'
import { accountLink, signOut } from './support/accounts.ts'
import { pickBook, productParams } from './support/books.ts'
import { addToCart, cartButton } from './support/cart.ts'
import { findCategory } from './support/listing.ts'
import { withoutSpaces } from './support/plain-text.ts'
import { customers } from './support/reader.ts'
import { expect, test } from './support/shop-test.ts'
import { signIn } from './support/sign-in.ts'
import { formatPrice } from '#lib/format/format-price.ts'

/** The height of the highest button in the rows, and how far the table overflows its frame. */
const fitOf = (frame: Locator) =>
  frame.evaluate((element) => ({
    height: Math.max(
      ...[...element.querySelectorAll('form[data-order] button')].map(
        (button) => button.getBoundingClientRect().height,
      ),
    ),
    over: element.scrollWidth - element.clientWidth,
  }))

/** The run signs in only once with this account, because an account allows few sign-ins in an hour. */
test(
  'an institution signs in, sees net prices and a table, and signs out',
  { tag: '@languages' },
  async ({ visitor }) => {
    const { page, t, locale } = visitor
    const { name } = customers.business
    const [book, category] = [await pickBook(visitor), await findCategory(visitor)]
    await visitor.goto('/login')
    await signIn(visitor, customers.business)
    await expect(accountLink(visitor)).toBeVisible()
    await expect(page.getByRole('banner')).toContainText(name)

    await visitor.goto('/categories/[id]', productParams(category))
    const table = page.getByRole('table', { name: t('catalog.table.caption') })
    await expect(table.getByRole('columnheader', { name: t('catalog.table.price'), exact: true })).toBeVisible()
    expect(await table.getByRole('row').count()).toBe(25)

    const orders = table.locator('form[data-order]', { has: page.getByRole('spinbutton') })
    const ordered = (await orders.first().getAttribute('data-title')) ?? ''
    await orders
      .first()
      .getByRole('spinbutton', { name: t('cart.quantityOf', { title: ordered }) })
      .fill('2')
    await orders.first().getByRole('button').click()
    await expect(page.getByRole('region', { name: t('shell.notifications') })).toContainText(
      t('cart.added', { title: ordered }),
    )
    await expect(cartButton(visitor, 2)).toBeVisible()
    const size = page.viewportSize()
    for (const width of [1440, 1280, 1200, 900, 360]) {
      await page.setViewportSize({ width, height: 740 })
      expect(await fitOf(page.getByRole('region', { name: t('catalog.table.caption') })), `${width} px`).toEqual({
        height: 36,
        over: 0,
      })
    }
    const edges = await table
      .locator('button, input')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right))
    expect(Math.max(...edges)).toBeLessThanOrEqual(360)
    if (size) await page.setViewportSize(size)
    await visitor.goto('/cart')
    await page.getByRole('button', { name: t('cart.removeItem', { title: ordered }) }).click()
    await expect(page.getByRole('heading', { name: t('cart.emptyTitle') })).toBeVisible()

    await visitor.goto('/products/[id]', productParams(book))
    const net = withoutSpaces(formatPrice(book.price.net, 'HUF', locale))
    await expect.poll(async () => withoutSpaces(await page.getByRole('main').innerText())).toContain(net)
    await addToCart(visitor, book.title)
    await visitor.goto('/cart')
    await expect(page.getByRole('region', { name: t('cart.summary') })).toContainText(t('cart.itemsNet'))
    await expect(page.getByRole('region', { name: t('cart.summary') })).toContainText(t('cart.totalGross'))
    await page.getByRole('button', { name: t('cart.removeItem', { title: book.title }) }).click()
    await expect(page.getByRole('heading', { name: t('cart.emptyTitle') })).toBeVisible()

    await signOut(visitor)
    await expect(page.getByRole('heading', { level: 1, name: t('account.title') })).toBeVisible()
    const cookies = await page.context().cookies()
    expect(cookies.map((one) => one.name)).not.toContain('sid')
    await visitor.goto('/products/[id]', productParams(book))
    await expect(page.getByRole('main')).not.toContainText(name)
    await visitor.goto('/categories/[id]', productParams(category))
    await expect(table).toHaveCount(0)
  },
)
