import { productParams } from './support/books.ts'
import { chips, chooseFilter, expectQuery, findCategory, firstTitle, openSheet, products, shownCount } from './support/listing.ts'
import { withoutSpaces } from './support/plain-text.ts'
import { ask } from './support/shop-api.ts'
import { expect, test } from './support/shop-test.ts'
import { addressOf, isWide } from './support/visitor.ts'
import { formatPrice } from '#lib/format/format-price.ts'

test('a category is filtered, and its address knows how', async ({ visitor }) => {
  const { page, t } = visitor
  const category = await findCategory(visitor)
  await visitor.goto('/categories/[id]', productParams(category))
  await expect(page.getByRole('heading', { level: 1, name: category.name })).toBeVisible()
  const all = await shownCount(visitor)
  await chooseFilter(visitor, t('catalog.formats.ebook'))
  await expectQuery(visitor, { format: 'ebook' })
  await expect.poll(() => shownCount(visitor)).toBeLessThan(all)
  await chooseFilter(visitor, t('catalog.filterNames.reduced'))
  await expectQuery(visitor, { format: 'ebook', reduced: 'true' })
  const both = await shownCount(visitor)

  await page.reload()
  await expect(chips(visitor).getByRole('listitem')).toHaveCount(3)
  expect(await shownCount(visitor)).toBe(both)
  await chips(visitor)
    .getByRole('link', { name: t('catalog.formats.ebook') })
    .click()
  await expectQuery(visitor, { reduced: 'true' })
  await chips(visitor)
    .getByRole('link', { name: t('catalog.clearFilters') })
    .click()
  await expectQuery(visitor, {})
  await expect.poll(() => shownCount(visitor)).toBe(all)

  await page.goBack()
  await expectQuery(visitor, { reduced: 'true' })
  await page.goBack()
  await expectQuery(visitor, { format: 'ebook', reduced: 'true' })
  await expect.poll(() => shownCount(visitor)).toBe(both)
})

test('a price range written as readers write it', { tag: '@desktop' }, async ({ visitor }) => {
  const { page, t } = visitor
  await visitor.goto('/categories/[id]', productParams(await findCategory(visitor)))
  await page.waitForLoadState('networkidle')
  await page.getByRole('textbox', { name: t('catalog.priceTo') }).fill('2 500')
  await page.getByRole('textbox', { name: t('catalog.priceTo') }).press('Enter')
  await expectQuery(visitor, { price_max: '2500' })
  await expect(chips(visitor)).toContainText(/2[\s,]500/)
})

test('what was typed before the scripts came is kept', { tag: '@once' }, async ({ visitor }) => {
  const { page, t } = visitor
  const category = productParams(await findCategory(visitor))
  let release = () => {}
  const typed = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/_next/static/**/*.js', async (route) => {
    await typed
    await route.continue()
  })
  await page.goto(addressOf(visitor.locale, '/categories/[id]', category), { waitUntil: 'commit' })
  const price = page.getByRole('textbox', { name: t('catalog.priceTo') })
  await price.fill('2 500')
  release()
  await page.waitForLoadState('networkidle')
  await expect(price).toHaveValue('2 500')
  await price.press('Enter')
  await expectQuery(visitor, { price_max: '2500' })
})

test('a listing is sorted and paged', { tag: '@languages' }, async ({ visitor }) => {
  const { page, t } = visitor
  await visitor.goto('/categories/[id]', productParams(await findCategory(visitor)))
  await page.getByRole('combobox', { name: t('catalog.sort') }).selectOption({ label: t('catalog.sorts.title') })
  await expectQuery(visitor, { sort: 'title' })
  await expect(page.getByRole('combobox', { name: t('catalog.sort') })).toHaveValue('title')
  const first = await firstTitle(visitor)
  await page.getByRole('link', { name: t('catalog.nextPage') }).click()
  await expect(page).toHaveURL(/cursor=/)
  await expect.poll(() => firstTitle(visitor)).not.toBe(first)
  expect(await products(visitor).count()).toBe(24)
  await page.goBack()
  await expect.poll(() => firstTitle(visitor)).toBe(first)
  await page.goForward()
  await page.getByRole('link', { name: t('catalog.firstPage') }).click()
  await expect.poll(() => firstTitle(visitor)).toBe(first)
})

test('ages and years narrow a listing; a table and a longer page keep them', { tag: '@languages' }, async ({
  visitor,
}) => {
  const { page, t } = visitor
  const [age, year] = [t('catalog.agesValue', { from: '6', to: '9' }), t('catalog.yearAtLeast', { from: '2001' })]
  await page.goto(`${addressOf(visitor.locale, '/search')}?year_min=2001`)
  const all = await shownCount(visitor)
  await page.waitForLoadState('networkidle')
  await chooseFilter(visitor, age)
  await expectQuery(visitor, { age: '6-9', year_min: '2001' })
  await expect.poll(() => shownCount(visitor)).toBeLessThan(all)
  await expect(chips(visitor)).toContainText(year)
  // Phones have no room for the choice of looks and lengths, but keep what the address says.
  const link = (name: string, word: string) =>
    isWide(visitor) ? page.getByRole('link', { name }).click() : page.goto(`${page.url()}&${word}`)
  await link(t('catalog.looks.table'), 'view=table')
  await expectQuery(visitor, { age: '6-9', year_min: '2001', view: 'table' })
  const table = page.getByRole('table', { name: t('catalog.table.caption') })
  await expect(table).toBeVisible()

  await chips(visitor).getByRole('link', { name: age }).click()
  await expectQuery(visitor, { year_min: '2001', view: 'table' })
  await link(t('catalog.perPage', { number: 48 }), 'limit=48')
  await expectQuery(visitor, { year_min: '2001', limit: '48', view: 'table' })
  await expect(table.getByRole('row')).toHaveCount(49)
  await chips(visitor)
    .getByRole('link', { name: t('catalog.clearFilters') })
    .click()
  await expectQuery(visitor, { limit: '48', view: 'table' })
})

test('parameters are filters with names of their own', { tag: '@languages' }, async ({ visitor }) => {
  const { page, t } = visitor
  await visitor.goto('/search')
  const { filters } = await ask(visitor, 'GET /v2.0/variants')
  const binding = filters.find(({ parameter }) => parameter?.key === 'binding')
  const sewn = binding?.values.find(({ value }) => value === 'binding:sewn')
  if (!binding?.parameter || !sewn) throw new Error('The demo catalogue has no sewn books')
  const { name } = binding.parameter
  await page.waitForLoadState('networkidle')
  await chooseFilter(visitor, sewn.label)
  await expectQuery(visitor, { parameter: sewn.value })
  await expect.poll(() => shownCount(visitor)).toBe(sewn.count)
  await expect(chips(visitor)).toContainText(`${name}: ${sewn.label}`)
  await expect(page.getByRole('group', { name, includeHidden: true }).getByRole('checkbox', { includeHidden: true })).toHaveCount(
    binding.values.length,
  )
  await chips(visitor).getByRole('link', { name: sewn.label }).click()
  await expectQuery(visitor, {})

  const addressWith = (choice: string) => `${addressOf(visitor.locale, '/search')}?parameter=${choice}`
  expect((await page.goto(addressWith('zzz')))?.status()).toBe(200)
  await expect(page.getByRole('link', { name: t('catalog.clearFilters') })).toHaveCount(0)
  expect((await page.goto(addressWith('zzz:1')))?.status()).toBe(200)
  await expect(page.getByRole('heading', { name: t('catalog.emptyTitle') })).toBeVisible()
  await expect(chips(visitor).getByRole('link', { name: 'zzz: 1' })).toBeVisible()
})

test('a card names the edition that it shows and what that costs', { tag: '@languages' }, async ({ visitor }) => {
  const { t, locale } = visitor
  await visitor.goto('/search', {}, '?format=ebook&sort=title')
  const { products: books } = await ask(visitor, 'GET /v2.0/variants', { query: { format: 'ebook', sort: 'title', limit: 24 } })
  const cards = products(visitor)
  await expect(cards).toHaveCount(books.length)
  for (const [nth, { price, title }] of books.entries()) {
    const text = withoutSpaces(await cards.nth(nth).innerText())
    expect(text, title).toContain(withoutSpaces(`${t('catalog.formats.ebook')} ${formatPrice(price.gross, price.currency, locale)}`))
  }
})

test('what is sold out is nowhere reduced', { tag: '@once' }, async ({ visitor }) => {
  const queries: Record<string, string | number>[] = [{ availability: 'unavailable', limit: 96 }, { reduced: 'true', limit: 96 }]
  for (const query of queries) {
    const { products: books } = await ask(visitor, 'GET /v2.0/variants', { query })
    expect(books.length).toBeGreaterThan(0)
    for (const { availability, price, title } of books)
      expect([availability === 'unavailable', price.original !== undefined], title).not.toEqual([true, true])
  }
})

test('on a phone covers are in the first screen, chips in one row', { tag: '@once' }, async ({ visitor }) => {
  const { page, t } = visitor
  await page.setViewportSize({ width: 360, height: 740 })
  await visitor.goto('/categories/[id]', productParams(await findCategory(visitor)))
  const cover = await products(visitor).first().getByRole('img', { includeHidden: true }).or(products(visitor).first().locator('picture')).first().boundingBox()
  expect((cover?.y ?? 740) + (cover?.height ?? 0) / 2).toBeLessThan(740)
  const row = page.getByRole('navigation', { name: t('catalog.subcategories') })
  expect((await row.boundingBox())?.height).toBeLessThan(60)
  const last = row.getByRole('link').last()
  await last.focus()
  await expect(last).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('link', { name: t('catalog.perPage', { number: 48 }) })).toBeHidden()
})

test('the sheet of filters is a modal that counts what it would show', { tag: '@languages' }, async ({ visitor }) => {
  const { page, t } = visitor
  await page.setViewportSize({ width: 360, height: 740 })
  const category = await findCategory(visitor)
  await visitor.goto('/categories/[id]', productParams(category))
  await page.waitForLoadState('networkidle')
  const sheet = await openSheet(visitor)
  await expect(sheet.getByRole('button', { name: t('catalog.closeFilters') })).toBeFocused()
  const behind = await page.evaluate(() => {
    const outside = [...document.querySelectorAll<HTMLElement>('a, button, input, select')].filter((one) => !one.closest('[role=dialog]'))
    return { open: outside.filter((one) => !one.closest('[inert]')).length, locked: getComputedStyle(document.documentElement).overflowY }
  })
  expect(behind).toEqual({ open: 0, locked: 'hidden' })

  const submit = sheet.locator('[type=submit]')
  const height = (await submit.boundingBox())?.height
  await sheet.getByRole('checkbox', { name: t('catalog.formats.ebook') }).check()
  const { count } = await ask(visitor, 'GET /v2.0/categories/{id}/variants', { params: { id: String(category.id) }, query: { format: 'ebook' } })
  await expect(submit).toHaveText(t('filterCount.show', { count, number: count }))
  await expect(sheet.getByRole('status')).toHaveText(t('filterCount.found', { count, number: count }))
  expect((await submit.boundingBox())?.height).toBe(height)

  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('button', { name: new RegExp(`^${t('catalog.openFilters')}`) })).toBeFocused()
  await expect(page.locator('[inert]')).toHaveCount(0)
})

test('five facets stand open, and every one in which something is set', { tag: '@desktop' }, async ({ visitor }) => {
  const { page } = visitor
  const open = page.locator('.filter-group[open]')
  await visitor.goto('/search')
  await expect(open).toHaveCount(5)
  await page.goto(`${addressOf(visitor.locale, '/search')}?reduced=true`)
  await expect(open).toHaveCount(6)
})
