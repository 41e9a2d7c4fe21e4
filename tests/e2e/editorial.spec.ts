import { expectNoSideScroll } from './support/axe.ts'
import { products } from './support/listing.ts'
import { ask } from './support/shop-api.ts'
import { expect, test } from './support/shop-test.ts'
import { addressOf, type Visitor } from './support/visitor.ts'

const slugs = { children: { hu: 'gyerekkonyv', en: 'childrens-books' }, school: { hu: 'iskola', en: 'school' } }

const openCategory = async (visitor: Visitor, name: keyof typeof slugs): Promise<void> => {
  const { items } = await ask(visitor, 'GET /v2.0/categories')
  const slug = new RegExp(String.raw`/${slugs[name][visitor.locale]}-\d+$`)
  await visitor.page.goto(items.find(({ path }) => slug.test(path))?.path ?? '')
}

/** Opens a listing whose editor has put two banners above the list. */
const openCarousel = async (visitor: Visitor) => {
  await openCategory(visitor, 'children')
  return visitor.page.getByRole('region', { name: visitor.t('regions.rows.strip') })
}

/** Presses a key again and again, because the page reacts only once it has its scripts. */
const becomeActive = async ({ page, t }: Visitor): Promise<void> => {
  const next = page.getByRole('button', { name: t('regions.next') })
  await expect(async () => {
    await page.keyboard.press('Shift')
    await expect(next).toBeVisible({ timeout: 500 })
  }).toPass()
}

test(
  'a carousel does not move until a visitor is active, and then its buttons turn it',
  { tag: '@languages' },
  async ({ visitor }) => {
    const { page, t } = visitor
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const carousel = await openCarousel(visitor)
    const second = carousel.getByRole('link').nth(1)
    await expect(carousel.getByRole('link').first()).toBeInViewport()
    await expect(second).not.toBeInViewport()
    await expect(carousel.getByRole('button')).toHaveCount(0)
    await becomeActive(visitor)
    await expect(carousel.getByRole('button', { name: t('regions.stop') })).toBeVisible()
    await carousel.getByRole('button', { name: t('regions.next') }).click()
    await expect(second).toBeInViewport()
    await expect(carousel.getByRole('button', { name: t('regions.start') })).toBeVisible()
  },
)

test(
  'nothing moves when the script of a carousel loads, and its buttons go around',
  { tag: '@once' },
  async ({ visitor }) => {
    const { page, t } = visitor
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const carousel = await openCarousel(visitor)
    const slides = carousel.getByRole('listitem')
    const boxes = async () => [
      await carousel.boundingBox(),
      ...(await Promise.all((await slides.all()).map((one) => one.boundingBox()))),
    ]
    const before = await boxes()
    expect(before.length).toBeGreaterThan(2)
    await becomeActive(visitor)
    expect(await boxes()).toEqual(before)
    const next = carousel.getByRole('button', { name: t('regions.next') })
    for (const shown of [...before.keys()].slice(2)) {
      await next.click()
      await expect(slides.nth(shown - 1)).toBeInViewport({ ratio: 0.9 })
    }
    await next.click()
    await expect(slides.first()).toBeInViewport({ ratio: 0.9 })
    await carousel.getByRole('button', { name: t('regions.previous') }).click()
    await expect(slides.last()).toBeInViewport({ ratio: 0.9 })
  },
)

test('no carousel turns by itself for a visitor who wants less motion', { tag: '@once' }, async ({ visitor }) => {
  const { page, t } = visitor
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const carousel = await openCarousel(visitor)
  await becomeActive(visitor)
  await expect(carousel.getByRole('button', { name: t('regions.stop') })).toHaveCount(0)
})

test('a visitor gets from the magazine to an article and back', { tag: '@languages' }, async ({ visitor }) => {
  const { page } = visitor
  const { items } = await ask(visitor, 'GET /v2.0/contents/current', { query: {} })
  const magazine = items.find(({ key }) => key === 'magazine') ?? { path: '', title: '' }
  const article = items.find(({ key }) => key === 'reading-aloud')?.title ?? ''
  await page.goto(magazine.path)
  await page.getByRole('main').getByRole('link', { name: article }).click()
  await expect(page.getByRole('heading', { level: 1, name: article })).toBeVisible()
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(article)
  await page.getByRole('main').getByRole('link', { name: magazine.title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: magazine.title })).toBeVisible()
})

test('a listing may have another end than the other pages', { tag: '@languages' }, async ({ visitor }) => {
  const { page, t } = visitor
  const end = page.getByRole('complementary', { name: t('regions.end') })
  const links = () => end.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))

  await openCategory(visitor, 'school')
  await expect(end).toHaveCount(1)
  expect(await links()).toContain(addressOf(visitor.locale, '/downloadable-documents'))
  expect(await links()).not.toContain(addressOf(visitor.locale, '/stores'))
  await openCategory(visitor, 'children')
  await expect(end).toHaveCount(1)
  expect(await links()).toContain(addressOf(visitor.locale, '/stores'))
})

test('a single banner is no wider than the page', { tag: '@languages' }, async ({ visitor }) => {
  await openCategory(visitor, 'school')
  await expect(visitor.page.getByRole('main').locator('.banner-strip')).toHaveCount(1)
  await expectNoSideScroll(visitor, 'a category with one banner')
})

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('banners above a list leave room for covers on the first screen', { tag: '@languages' }, async ({ visitor }) => {
    const { page, t } = visitor
    const cover = products(visitor).locator('.cover').first()
    const { items } = await ask(visitor, 'GET /v2.0/collections')
    await page.goto(items.find(({ key }) => key === 'szaz-ev')?.path ?? '')
    const authors = page.getByRole('list', { name: t('regions.rows.author') })
    await expect(authors.getByRole('link').first()).toBeInViewport({ ratio: 1 })
    await expect(cover).toBeInViewport({ ratio: 0.5 })
    await expectNoSideScroll(visitor, 'a collection with banners of authors')
    await authors.getByRole('link').last().focus()
    await expect(authors.getByRole('link').last()).toBeInViewport({ ratio: 1 })
    await openCategory(visitor, 'children')
    await expect(cover).toBeInViewport({ ratio: 0.5 })
  })
})
