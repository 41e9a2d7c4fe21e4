import type { Locator } from '@playwright/test'
import type { VariantDetail } from '#contracts/variant-detail.ts'
import { expectAccessible, expectNoSideScroll } from './support/axe.ts'
import { openBook, pickBook } from './support/books.ts'
import { addedNote, addToCart } from './support/cart.ts'
import { ask } from './support/shop-api.ts'
import { expect, test } from './support/shop-test.ts'
import type { Visitor } from './support/visitor.ts'

/** @returns a book in four formats */
const findBook = async (visitor: Visitor): Promise<VariantDetail> => {
  const [book] = (await ask(visitor, 'GET /v2.0/variants', { query: { q: 'Édes Anna', language: 'hu', limit: 1 } }))
    .products
  return ask(visitor, 'GET /v2.0/variants/{id}', { params: { id: book?.id ?? 0 } })
}

const backgroundOf = (one: Locator) => one.evaluate((element) => getComputedStyle(element).backgroundColor)

const formats = ({ page, t }: Visitor) => page.getByRole('navigation', { name: t('catalog.otherFormats') })

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test(
    'cover, author, title, price and formats fill the first screen, and nothing covers the buy bar',
    { tag: '@once' },
    async ({ visitor }) => {
      const { page, t } = visitor
      const book = await findBook(visitor)
      await openBook(visitor, book)
      const bar = page.locator('[data-buy-bar]')
      const top = (await bar.boundingBox())?.y ?? 0
      for (const part of [
        page.getByRole('heading', { level: 1 }),
        page.getByRole('link', { name: book.authors[0]?.name ?? '' }).first(),
        ...(await formats(visitor).getByRole('link').all()),
      ]) {
        const box = await part.boundingBox()
        expect((box?.y ?? 0) + (box?.height ?? 0), await part.innerText()).toBeLessThanOrEqual(top)
      }
      expect((await page.getByRole('button', { name: t('gallery.lookInside') }).boundingBox())?.y).toBeGreaterThan(top)
      const add = page.getByRole('button', { name: t('cart.add') })
      const red = await backgroundOf(add)
      await addToCart(visitor, book.title)
      const note = await addedNote(visitor).boundingBox()
      expect((note?.y ?? 0) + (note?.height ?? 0)).toBeLessThanOrEqual(top)
      await expectNoSideScroll(visitor, 'a book put into the cart')
      await expectAccessible(visitor, 'a book put into the cart')
      // Only one button is red: the link to the checkout, until the note is closed.
      expect(await backgroundOf(addedNote(visitor).getByRole('link', { name: t('cart.checkout') }))).toBe(red)
      await expect.poll(() => backgroundOf(add)).not.toBe(red)
      await expect(add).toBeFocused()
      expect((await bar.boundingBox())?.y).toBe(top)
      await page.keyboard.press('Escape')
      await page.mouse.move(0, 0)
      await expect.poll(() => backgroundOf(add)).toBe(red)
    },
  )
})

test(
  'the focus stays on a chosen format, and forced colours show which one is chosen',
  { tag: '@once' },
  async ({ visitor }) => {
    const { page } = visitor
    await openBook(visitor, await findBook(visitor))
    // Before the page has its scripts, a link loads a new page.
    await page.waitForLoadState('networkidle')
    const links = formats(visitor).getByRole('link')
    await links.nth(1).focus()
    await page.keyboard.press('Enter')
    await expect(links.nth(1)).toHaveAttribute('aria-current', 'page')
    await expect(links.nth(1)).toBeFocused()

    await page.emulateMedia({ forcedColors: 'active' })
    const edge = (nth: number) => links.nth(nth).evaluate((link) => getComputedStyle(link).borderTopWidth)
    expect(await edge(1)).not.toBe(await edge(0))
  },
)

test('at 900 px no recommended cover is larger than the cover of the book', { tag: '@once' }, async ({ visitor }) => {
  const { page } = visitor
  await page.setViewportSize({ width: 900, height: 1000 })
  await openBook(visitor, await findBook(visitor))
  const [own = 0, ...others] = await page
    .locator('main .cover')
    .evaluateAll((covers) => covers.map((cover) => cover.getBoundingClientRect().width))
  expect(others.length).toBeGreaterThan(5)
  expect(Math.max(...others)).toBeLessThanOrEqual(own)
})

test(
  'the price stays visible beside a long text, and delivery days depend on the reader’s clock',
  { tag: '@once' },
  async ({ visitor }) => {
    const { page, t } = visitor
    await page.setViewportSize({ width: 1440, height: 900 })
    // It is Thursday afternoon, after the last post: a parcel of Friday arrives on Monday or Tuesday.
    await page.clock.setFixedTime('2026-11-26T16:00:00+01:00')
    await openBook(visitor, await pickBook(visitor))
    const box = page.getByRole('complementary').filter({ has: page.getByRole('button', { name: t('cart.add') }) })
    await expect(box).toContainText(visitor.locale === 'hu' ? 'hétfő–kedd' : 'Monday–Tuesday')
    await page.mouse.wheel(0, 500)
    await expect(box.getByRole('button', { name: t('cart.add') })).toBeInViewport()
  },
)

test('a title in another language than the page names its language', { tag: '@once' }, async ({ visitor }) => {
  const { page } = visitor
  const { id } = await findBook(visitor)
  for (const [address, lang] of [
    [`/termekek/${id}`, null],
    [`/en/products/${id}`, 'hu'],
  ] as const) {
    await page.goto(address)
    const heading = page.getByRole('heading', { level: 1 })
    if (lang === null) await expect(heading).not.toHaveAttribute('lang')
    else await expect(heading).toHaveAttribute('lang', lang)
  }
})
