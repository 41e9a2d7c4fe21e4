import { expectAccessible } from './support/axe.ts'
import { products } from './support/listing.ts'
import { ask } from './support/shop-api.ts'
import { expect, test } from './support/shop-test.ts'

test(
  'authors are found by their letter, without JavaScript too',
  { tag: '@languages' },
  async ({ visitor, browser }) => {
    const { page, t, locale } = visitor
    const { letters } = await ask(visitor, 'GET /v2.0/brands', { query: { limit: 1 } })
    const sz = letters.find(({ letter }) => letter === 'sz')
    await visitor.goto('/authors')
    const link = page
      .getByRole('navigation', { name: t('directories.alphabet') })
      .getByRole('link', { name: 'Sz', exact: true })
    const address = await link.getAttribute('href')
    expect(address).toContain(locale === 'hu' ? 'betu=sz' : 'letter=sz')
    await link.click()
    await expect(page).toHaveURL(/=sz$/)
    await expect(page.getByRole('main')).toContainText(
      t('directories.authorsUnder', { letter: 'Sz', count: sz?.count ?? 0, number: sz?.count ?? 0 }),
    )
    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await plain.goto(new URL(address ?? '', page.url()).href)
    await expect(plain.getByRole('main').getByRole('link', { name: /Szabó/ }).first()).toBeVisible()
    await plain.context().close()
    await page.getByRole('main').getByRole('link', { name: /Szabó/ }).first().click()
    await expect(products(visitor).first()).toBeVisible()
  },
)

test(
  'the row of authors has buttons, and the list is sorted by family names',
  { tag: '@desktop' },
  async ({ visitor }) => {
    const { page, t } = visitor
    await visitor.goto('/authors')
    const row = page.getByRole('region', { name: t('directories.featuredAuthors') })
    const next = row.getByRole('button', { name: t('directories.nextAuthors') })
    // The page reacts only once it has its scripts.
    await expect(async () => {
      await page.keyboard.press('Shift')
      await expect(next).toBeVisible({ timeout: 500 })
    }).toPass()
    await next.click()
    await expect.poll(() => row.getByRole('list').evaluate((list) => list.scrollLeft)).toBeGreaterThan(0)
    await expect(page.getByRole('main').getByRole('link', { name: 'Austen, Jane', exact: true })).toBeVisible()
  },
)

test('the lists of publishers, collections and categories lead to books', { tag: '@mirrored' }, async ({ visitor }) => {
  const { page, t } = visitor
  for (const name of ['publishers', 'collections', 'categories'] as const) {
    await visitor.goto(`/${name}`)
    await expect(page.getByRole('heading', { level: 1, name: t(`directories.${name}`) })).toBeVisible()
    await page.getByRole('main').getByRole('link').first().click()
    await expect(products(visitor).first()).toBeVisible()
  }
})

test('shops can be filtered, shown on the map and opened', { tag: '@languages' }, async ({ visitor }) => {
  const { page, t } = visitor
  await visitor.goto('/stores')
  const shops = page.getByRole('main').getByRole('article')
  await expect(shops).toHaveCount(8)
  await page.getByLabel(t('stores.town')).selectOption('Szeged')
  await expect(shops).toHaveCount(1)
  await page.getByRole('button', { name: t('stores.showMap') }).click()
  await expect(page.getByRole('button', { name: t('stores.zoomIn') })).toBeVisible()
  await shops.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kolofon Szeged' })).toBeVisible()
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(8)
  await expect(page.getByRole('link', { name: t('stores.onMap') })).toHaveAttribute('href', /openstreetmap\.org/)
})

test('the nearest shop stands first once the visitor shares the location', { tag: '@once' }, async ({ visitor }) => {
  const { page, t } = visitor
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation({ latitude: 46.07, longitude: 18.23 })
  await visitor.goto('/stores')
  await page.getByRole('button', { name: t('stores.nearest') }).click()
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Pécs')
})

test('a preview shows an author without leaving the list', { tag: '@languages' }, async ({ visitor }) => {
  const { page, t } = visitor
  await visitor.goto('/authors')
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /^\p{L}+ \p{L}+$/u })
    .first()
  const name = await link.innerText()
  const opener = page.getByRole('button', { name: t('directories.previewAuthor', { name }) }).first()
  await opener.click()
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog.getByRole('heading', { name: t('authorPreview.books') })).toBeVisible()
  await expectAccessible(visitor, 'the preview of an author')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await dialog.getByRole('link', { name: t('authorPreview.toAuthor') }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('the menu marks the entry of the page before any script runs', { tag: '@once' }, async ({ browser, visitor }) => {
  const { page, t } = visitor
  await visitor.goto('/authors')
  const plain = await (
    await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } })
  ).newPage()
  await plain.goto(page.url())
  const entry = (name: string) =>
    plain.getByRole('navigation', { name: t('shell.mainNavigation') }).getByRole('link', { name, exact: true })
  const line = (name: string) => entry(name).evaluate((link) => getComputedStyle(link).borderBottomColor)
  const { name: reduced } = await ask(visitor, 'GET /v2.0/collections/{id}', { params: { id: 'reduced' } })
  expect(await line(t('directories.authors'))).not.toBe(await line(reduced))
  await plain.context().close()
  await expect(
    page
      .getByRole('navigation', { name: t('shell.mainNavigation') })
      .getByRole('link', { name: t('directories.authors'), exact: true }),
  ).toHaveAttribute('aria-current', 'true')
})
