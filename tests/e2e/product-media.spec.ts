import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSideScroll } from './support/axe.ts'
import { openBook } from './support/books.ts'
import { ask } from './support/shop-api.ts'
import { expect, refusedRequest, test } from './support/shop-test.ts'
import { isWide, type Visitor } from './support/visitor.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const openFound = async (visitor: Visitor, q: string, language = 'hu') => {
  const [book] = (await ask(visitor, 'GET /v2.0/variants', { query: { q, language, limit: 1 } })).products
  if (!book) throw new Error(`The demo catalog has no ${q}`)
  await openBook(visitor, book)
  return book
}

const pictures = (page: Page) => page.locator('a[data-opens=picture]')

test('pictures are enlarged, changed and closed by keyboard', { tag: '@languages' }, async ({ visitor }) => {
  const { page, t } = visitor
  const { title } = await openFound(visitor, 'Édes Anna')
  await expect(pictures(page)).toHaveCount(3)
  await pictures(page).nth(1).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog).toContainText(
    t('gallery.pictureOf', {
      title: (await pictures(page).nth(1).getAttribute('data-title')) ?? '',
      number: 2,
      count: 3,
    }),
  )
  await expectAccessible(visitor, 'an enlarged picture')
  await expectNoSideScroll(visitor, 'an enlarged picture')
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('button', { name: t('gallery.nextPicture') })).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByRole('button', { name: t('gallery.enlarge'), exact: true }).click()
  await expect(dialog.getByRole('button', { name: t('gallery.reduce'), exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(pictures(page).nth(1)).toBeFocused()
})

test('a sample shows its pages one after the other', { tag: '@languages' }, async ({ visitor }) => {
  const { page, t } = visitor
  const { title } = await openFound(visitor, 'Egri csillagok')
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const opener = page.getByRole('button', { name: t('gallery.lookInside') })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: title })
  const shown = (number: number) => dialog.getByRole('region', { name: t('gallery.page', { number }), exact: true })
  await expect(shown(9)).toBeVisible()
  expect(requested.filter((url) => url.includes('sample_pages'))).toHaveLength(1)
  await expectAccessible(visitor, 'a look inside')
  await expectNoSideScroll(visitor, 'a look inside')
  if (!isWide(visitor)) {
    await expect(shown(10)).toHaveCount(0)
    await page.keyboard.press('ArrowRight')
  }
  await expect(shown(10)).toBeVisible()
  await expect(dialog.getByText(t('gallery.sampleEnds'))).toBeVisible()
  await dialog.getByRole('button', { name: t('gallery.close') }).click()
  await expect(opener).toBeFocused()
})

test('a PDF sample is linked beside the sample pages or alone', { tag: '@once' }, async ({ visitor }) => {
  const { page, t } = visitor
  const expectPdf = async (name: string) => {
    const link = page.getByRole('link', { name, exact: true })
    const answer = await page.request.get((await link.getAttribute('href')) ?? '')
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
  }
  await openFound(visitor, 'Frankenstein', 'en')
  await expect(page.getByRole('button', { name: t('gallery.lookInside') })).toHaveCount(0)
  await expectPdf(t('gallery.samplePdf'))
  await openFound(visitor, 'Toldi')
  await page.getByRole('button', { name: t('gallery.lookInside') }).click()
  await expectPdf('PDF')
})

test(
  'nothing is requested from YouTube before the visitor agrees',
  { tag: '@once' },
  async ({ visitor, allowConsole }) => {
    const { page, t } = visitor
    const outside: string[] = []
    await page.route(/youtube|ytimg/, (route) => {
      outside.push(route.request().url())
      return route.abort()
    })
    allowConsole(refusedRequest)
    const film = page.getByRole('region', { name: t('gallery.films') })
    await openFound(visitor, 'Édes Anna')
    const load = film.getByRole('link', { name: t('gallery.loadFilm') })
    await expect(load).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\/watch\?v=/)
    await load.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect(outside).toEqual([])
    await load.click()
    await expect(film.locator('iframe')).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\//)
    await page.reload()
    await film
      .getByRole('button', { name: new RegExp(`^${t('gallery.playFilm', { title: '' })}`) })
      .scrollIntoViewIfNeeded()
    await expect(() =>
      expect(outside.some((url) => /i\.ytimg\.com\/vi\/[\w-]+\/hqdefault\.jpg/.test(url))).toBe(true),
    ).toPass()
    await film.getByRole('button', { name: t('gallery.filmWithdraw') }).click()
    await expect(load).toBeVisible()
  },
)

test('recently viewed books are shown on the next page and can be cleared', { tag: '@once' }, async ({ visitor }) => {
  const { page, t } = visitor
  const recalled = page.getByRole('region', { name: t('recentlyViewed.title') })
  const first = await openFound(visitor, 'Édes Anna')
  await page.waitForFunction(() => localStorage.getItem('recently-viewed'))
  await expect(recalled).toHaveCount(0)
  const second = await openFound(visitor, 'Egri csillagok')
  await expect(recalled.getByRole('link', { name: first.title })).toBeVisible()
  await expect(recalled.getByRole('link', { name: second.title })).toHaveCount(0)
  await recalled.getByRole('button', { name: t('recentlyViewed.clear') }).click()
  await expect(recalled).toHaveCount(0)
  await page.reload()
  await page.waitForFunction(() => localStorage.getItem('recently-viewed'))
  await expect(recalled).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('pictures link to large pictures, and a page is shared by links', { tag: '@once' }, async ({ visitor }) => {
    const { page, t } = visitor
    await openFound(visitor, 'Édes Anna')
    await expect(pictures(page)).toHaveCount(3)
    for (const link of await pictures(page).all()) {
      const answer = await page.request.get((await link.getAttribute('href')) ?? '')
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg'])
    }
    await page
      .locator('summary')
      .filter({ hasText: t('gallery.share') })
      .click()
    await expect(page.getByRole('link', { name: t('gallery.byMail') })).toHaveAttribute(
      'href',
      /^mailto:\?subject=.*edes-anna/,
    )
    await expect(page.getByRole('link', { name: t('gallery.onFacebook') })).toHaveAttribute(
      'href',
      /sharer\.php\?u=http/,
    )
    await expect(page.getByRole('button', { name: t('gallery.lookInside') })).toBeHidden()
  })
})
