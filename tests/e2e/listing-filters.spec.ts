import { productParams } from './support/books.ts'
import { chips, chooseFilter, expectQuery, findCategory, shownCount } from './support/listing.ts'
import { ask } from './support/shop-api.ts'
import { expect, test } from './support/shop-test.ts'
import { addressOf, isWide } from './support/visitor.ts'

test('a category is filtered, and its address holds the filters', async ({ visitor }) => {
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

test('a price may be typed with a space', { tag: '@desktop' }, async ({ visitor }) => {
  const { page, t } = visitor
  await visitor.goto('/categories/[id]', productParams(await findCategory(visitor)))
  await page.waitForLoadState('networkidle')
  await page.getByRole('textbox', { name: t('catalog.priceTo') }).fill('2 500')
  await page.getByRole('textbox', { name: t('catalog.priceTo') }).press('Enter')
  await expectQuery(visitor, { price_max: '2500' })
  await expect(chips(visitor)).toContainText(/2[\s,]500/)
})

test('text that was typed before the scripts loaded is not lost', { tag: '@once' }, async ({ visitor }) => {
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

test(
  'ages and years filter a listing, also as a table and with a longer page',
  { tag: '@languages' },
  async ({ visitor }) => {
    const { page, t } = visitor
    const [age, year] = [t('catalog.agesValue', { from: '6', to: '9' }), t('catalog.yearAtLeast', { from: '2001' })]
    await page.goto(`${addressOf(visitor.locale, '/search')}?year_min=2001`)
    const all = await shownCount(visitor)
    await page.waitForLoadState('networkidle')
    await chooseFilter(visitor, age)
    await expectQuery(visitor, { age: '6-9', year_min: '2001' })
    await expect.poll(() => shownCount(visitor)).toBeLessThan(all)
    await expect(chips(visitor)).toContainText(year)
    // On phones the page has no links for the view and the page length, but it follows the address.
    const link = (name: string, word: string) =>
      isWide(visitor) ? page.getByRole('link', { name }).click() : page.goto(`${page.url()}&${word}`)
    await link(t('catalog.layouts.table'), 'view=table')
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
  },
)

test('parameters are filters with names of their own', { tag: '@languages' }, async ({ visitor }) => {
  const { page, t } = visitor
  await visitor.goto('/search')
  const { filters } = await ask(visitor, 'GET /v2.0/variants')
  const binding = filters.find(({ parameter }) => parameter?.key === 'binding')
  const sewn = binding?.values.find(({ value }) => value === 'binding:sewn')
  if (!binding?.parameter || !sewn) throw new Error('The demo catalog has no sewn books')
  const { name } = binding.parameter
  await page.waitForLoadState('networkidle')
  await chooseFilter(visitor, sewn.label)
  await expectQuery(visitor, { parameter: sewn.value })
  await expect.poll(() => shownCount(visitor)).toBe(sewn.count)
  await expect(chips(visitor)).toContainText(`${name}: ${sewn.label}`)
  await expect(
    page.getByRole('group', { name, includeHidden: true }).getByRole('checkbox', { includeHidden: true }),
  ).toHaveCount(binding.values.length)
  await chips(visitor).getByRole('link', { name: sewn.label }).click()
  await expectQuery(visitor, {})

  const addressWith = (choice: string) => `${addressOf(visitor.locale, '/search')}?parameter=${choice}`
  expect((await page.goto(addressWith('zzz')))?.status()).toBe(200)
  await expect(page.getByRole('link', { name: t('catalog.clearFilters') })).toHaveCount(0)
  expect((await page.goto(addressWith('zzz:1')))?.status()).toBe(200)
  await expect(page.getByRole('heading', { name: t('catalog.emptyTitle') })).toBeVisible()
  await expect(chips(visitor).getByRole('link', { name: 'zzz: 1' })).toBeVisible()
})

test('five facets are open, and every facet with a chosen value', { tag: '@desktop' }, async ({ visitor }) => {
  const { page } = visitor
  const open = page.locator('.filter-group[open]')
  await visitor.goto('/search')
  await expect(open).toHaveCount(5)
  await page.goto(`${addressOf(visitor.locale, '/search')}?reduced=true`)
  await expect(open).toHaveCount(6)
})
