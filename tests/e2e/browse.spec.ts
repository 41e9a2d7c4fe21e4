import { openBook, pickBook, productParams } from './support/books.ts'
import { chooseCurrency, switchLanguage } from './support/currency.ts'
import { chips, chooseFilter, expectQuery, findCategory, firstTitle, products, shownCount } from './support/listing.ts'
import { searchFor } from './support/search.ts'
import { ask } from './support/shop-api.ts'
import { expect, refusedRequest, test } from './support/shop-test.ts'
import { addressOf } from './support/visitor.ts'

test('home leads to books', { tag: '@languages' }, async ({ visitor }) => {
  const { page, t } = visitor
  await visitor.goto('/')
  for (const key of ['newBooks', 'imprints', 'bestsellers', 'categories'])
    await expect(page.getByRole('region', { name: t(`home.${key}`), exact: true })).toBeVisible()
  const link = page.getByRole('region', { name: t('home.newBooks') }).getByRole('article').first().getByRole('link')
  const title = await link.innerText()
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

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
  await chips(visitor).getByRole('link', { name: t('catalog.formats.ebook') }).click()
  await expectQuery(visitor, { reduced: 'true' })
  await chips(visitor).getByRole('link', { name: t('catalog.clearFilters') }).click()
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
  await page.getByRole('textbox', { name: t('catalog.priceTo') }).fill('2 500')
  await page.getByRole('textbox', { name: t('catalog.priceTo') }).press('Enter')
  await expectQuery(visitor, { price_max: '2500' })
  await expect(chips(visitor)).toContainText(/2[\s,]500/)
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

test('the search finds by author, title and ISBN, without accents', { tag: '@languages' }, async ({ visitor }) => {
  const { page, t } = visitor
  const wanted = { kosztolanyi: 'Édes Anna', 'edes anna': 'Édes Anna', 'EDES  ANNA': 'Édes Anna', '978-615-971-414-2': 'A boldog herceg', '9786159714142': 'A boldog herceg' }
  for (const [words, title] of Object.entries(wanted)) {
    await visitor.goto('/search', {}, `?q=${encodeURIComponent(words)}`)
    await expect(page.getByRole('main').getByRole('link', { name: title, exact: true }).first()).toBeVisible()
  }
  await searchFor(visitor, 'kosztolanyi')
  await expect(page.getByRole('heading', { level: 1, name: t('search.titleFor', { query: 'kosztolanyi' }) })).toBeVisible()
  await chooseFilter(visitor, t('catalog.formats.ebook'))
  await expectQuery(visitor, { q: 'kosztolanyi', format: 'ebook' })
})

test('a search that finds nothing helps on', { tag: '@mirrored' }, async ({ visitor }) => {
  const { page, t } = visitor
  await visitor.goto('/')
  await searchFor(visitor, 'zzqxj')
  await expect(page.getByRole('heading', { name: t('search.nothingTitle') })).toBeVisible()
  await expect(page.getByRole('region', { name: t('search.bestsellers') }).getByRole('article').first()).toBeVisible()
  await page.getByRole('region', { name: t('search.nearCategories') }).getByRole('link').first().click()
  await expect(products(visitor).first()).toBeVisible()
})

test('from a product to its author and publisher', { tag: '@languages' }, async ({ visitor }) => {
  const { page } = visitor
  const book = await pickBook(visitor)
  await openBook(visitor, book)
  const author = book.authors[0]?.name ?? ''
  await page.getByRole('article').first().getByRole('link', { name: author, exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: author })).toBeVisible()
  await expect(products(visitor).filter({ hasText: book.title }).first()).toBeVisible()
  const { publisherName } = await ask(visitor, 'GET /v2.0/variants/{id}', { params: { id: book.id } })
  await visitor.goto('/publishers/[id]', { id: book.publisher })
  await expect(page.getByRole('heading', { level: 1, name: publisherName })).toBeVisible()
  expect(await products(visitor).count()).toBeGreaterThan(0)
  await expect(page).toHaveTitle(new RegExp(publisherName))
})

test('collections and content pages', { tag: '@mirrored' }, async ({ visitor }) => {
  const { page } = visitor
  for (const key of ['new', 'bestsellers', 'reduced', 'szaz-ev']) {
    const { name } = await ask(visitor, 'GET /v2.0/collections/{id}', { params: { id: key } })
    await visitor.goto('/collections/[id]', { id: key })
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(products(visitor).first()).toBeVisible()
  }
  const { items } = await ask(visitor, 'GET /v2.0/contents/current')
  for (const { slug, id, title } of items) {
    await visitor.goto('/contents/[id]', { id: `${slug}-${id}` })
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
})

test('what is not there is a 404 in the visitor’s language', { tag: '@languages' }, async ({ visitor, allowConsole }) => {
  allowConsole(refusedRequest)
  const { page, locale, t } = visitor
  const wrong = [`${addressOf(locale, '/')}/nincs-ilyen`.replace('//', '/'), addressOf(locale, '/products/[id]', { id: 'x-99999999' }), addressOf(locale, '/categories/[id]', { id: 'x-9999999' })]
  for (const path of wrong) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: t('errorPages.notFoundTitle') })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(t('errorPages.notFoundTitle')))
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/)
  }
})

test('the other language shows the same product', async ({ visitor }) => {
  const { page, locale } = visitor
  const other = locale === 'hu' ? 'en' : 'hu'
  const book = await pickBook(visitor)
  await openBook(visitor, book)
  await switchLanguage(visitor)
  await expect(page).toHaveURL(addressOf(other, '/products/[id]', productParams(book)))
  await expect(page.locator('html')).toHaveAttribute('lang', other)
  await expect(page.getByRole('heading', { level: 1, name: book.title })).toBeVisible()
  await page.goto('/')
  await expect(page.locator('html'), 'the choice is remembered').toHaveAttribute('lang', other)
})

test('the other language shows the same filtered listing', { tag: '@languages' }, async ({ visitor }) => {
  const { page, locale } = visitor
  const category = await findCategory(visitor)
  await visitor.goto('/categories/[id]', productParams(category), '?format=ebook')
  await switchLanguage(visitor)
  await expect(page).toHaveURL(new RegExp(`-${category.id}\\?format=ebook$`))
  await expect(page.locator('html')).toHaveAttribute('lang', locale === 'hu' ? 'en' : 'hu')
})

test('the currency changes prices, not the page', { tag: '@languages' }, async ({ visitor }) => {
  const { page } = visitor
  const book = await pickBook(visitor)
  await openBook(visitor, book)
  const address = page.url()
  const article = page.getByRole('article').first()
  await expect(article).toContainText('Ft')
  await chooseCurrency(visitor, 'EUR')
  expect(page.url()).toBe(address)
  await expect(article).toContainText('€')
  await expect(article).not.toContainText('Ft')
  await visitor.goto('/')
  await expect(page.getByRole('main')).not.toContainText(/\d\s?Ft/)
  await chooseCurrency(visitor, 'HUF')
  await expect(page.getByRole('main')).toContainText(/\d\s?Ft/)
})
