import { bannersIn } from './support/banners.ts'
import { openBook, pickBook } from './support/books.ts'
import { chips, chooseFilter, expectQuery, products } from './support/listing.ts'
import { searchFor } from './support/search.ts'
import { ask } from './support/shop-api.ts'
import { expect, refusedRequest, test } from './support/shop-test.ts'
import { addressOf } from './support/visitor.ts'

test('home leads to books', { tag: '@languages' }, async ({ visitor }) => {
  const { page } = visitor
  await visitor.goto('/')
  const banners = await bannersIn(visitor, 'main')
  const parts = banners.filter(({ template }) => ['collection', 'imprints', 'categories'].includes(template))
  expect(parts.length).toBeGreaterThan(3)
  for (const { title } of parts) await expect(page.getByRole('region', { name: title, exact: true })).toBeVisible()
  const link = page
    .getByRole('region', { name: parts[0]?.title ?? '', exact: true })
    .getByRole('article')
    .first()
    .getByRole('link')
  const title = await link.innerText()
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('the search finds by author, title and ISBN, without accents', { tag: '@languages' }, async ({ visitor }) => {
  const { page, t } = visitor
  const wanted = {
    kosztolanyi: 'Édes Anna',
    'edes anna': 'Édes Anna',
    'EDES  ANNA': 'Édes Anna',
    '978-615-971-414-2': 'A boldog herceg',
    '9786159714142': 'A boldog herceg',
  }
  for (const [words, title] of Object.entries(wanted)) {
    await visitor.goto('/search', {}, `?q=${encodeURIComponent(words)}`)
    await expect(page.getByRole('main').getByRole('link', { name: title, exact: true }).first()).toBeVisible()
  }
  await searchFor(visitor, 'kosztolanyi')
  await expect(
    page.getByRole('heading', { level: 1, name: t('search.titleFor', { query: 'kosztolanyi' }) }),
  ).toBeVisible()
  await chooseFilter(visitor, t('catalog.formats.ebook'))
  await expectQuery(visitor, { q: 'kosztolanyi', format: 'ebook' })
})

test('a search with a typing error offers the right words', { tag: '@languages' }, async ({ visitor }) => {
  const { page, t } = visitor
  const meant = 'Kosztolányi Édes Anna'
  await visitor.goto('/search', {}, '?q=kostolanyi+edes+ana')
  await page.getByRole('main').getByRole('link', { name: meant, exact: true }).click()
  await expectQuery(visitor, { q: meant })
  await expect(page.getByRole('heading', { level: 1, name: t('search.titleFor', { query: meant }) })).toBeVisible()
  await expect(products(visitor).first()).toContainText('Édes Anna')
  await expect(page.getByRole('main').getByRole('link', { name: meant, exact: true })).toHaveCount(0)
})

test(
  'words that stand for a filter become a filter, which can be removed',
  { tag: '@languages' },
  async ({ visitor }) => {
    const { page, t } = visitor
    const audio = t('catalog.formats.audio')
    await visitor.goto('/search', {}, `?q=${encodeURIComponent('hangoskönyv Toldi')}`)
    await expect(products(visitor)).toHaveCount(1)
    // A filter that the visitor chooses by hand decides.
    await chooseFilter(visitor, t('catalog.formats.ebook'))
    await expectQuery(visitor, { q: 'Toldi', format: 'ebook' })
    await expect(chips(visitor).getByRole('link', { name: new RegExp(`^${audio}`) })).toBeVisible()
    await page.goBack()
    await chips(visitor)
      .getByRole('link', { name: new RegExp(`^${audio}`) })
      .click()
    await expectQuery(visitor, { q: 'hangoskönyv Toldi', plain: 'hangoskonyv' })
    await expect(chips(visitor)).toHaveCount(0)
  },
)

test('a search for a name links to the pages of this name', { tag: '@mirrored' }, async ({ visitor }) => {
  const { page, t } = visitor
  await visitor.goto('/search', {}, '?q=kosztolanyi')
  await page
    .getByRole('navigation', { name: t('search.matchingPages') })
    .getByRole('link')
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /Kosztolányi/ })).toBeVisible()
})

test('a search without results offers other books and categories', { tag: '@mirrored' }, async ({ visitor }) => {
  const { page, t } = visitor
  await visitor.goto('/')
  await searchFor(visitor, 'zzqxj')
  await expect(page.getByRole('heading', { name: t('search.nothingTitle') })).toBeVisible()
  await expect(
    page
      .getByRole('region', { name: t('search.bestsellers') })
      .getByRole('article')
      .first(),
  ).toBeVisible()
  await page
    .getByRole('region', { name: t('search.closestCategories') })
    .getByRole('link')
    .first()
    .click()
  await expect(products(visitor).first()).toBeVisible()
})

test('a product leads to its author and publisher', { tag: '@languages' }, async ({ visitor }) => {
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

test('collections and content pages show their names', { tag: '@mirrored' }, async ({ visitor }) => {
  const { page } = visitor
  for (const key of ['new', 'bestsellers', 'reduced', 'szaz-ev']) {
    const { name } = await ask(visitor, 'GET /v2.0/collections/{id}', { params: { id: key } })
    await visitor.goto('/collections/[id]', { id: key })
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(products(visitor).first()).toBeVisible()
  }
  const { items } = await ask(visitor, 'GET /v2.0/contents/current', { query: {} })
  // One page of each kind: a page, an article, a list of pages or articles.
  for (const { path, title } of Map.groupBy(items, ({ type }) => type)
    .values()
    .flatMap((ofKind) => ofKind.slice(0, 1))) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
})

test('a missing page is a 404 in the visitor’s language', { tag: '@languages' }, async ({ visitor, allowConsole }) => {
  allowConsole(refusedRequest)
  const { page, locale, t } = visitor
  const wrong = [
    `${addressOf(locale, '/')}/nincs-ilyen`.replace('//', '/'),
    addressOf(locale, '/products/[id]', { id: 'x-99999999' }),
    addressOf(locale, '/categories/[id]', { id: 'x-9999999' }),
  ]
  for (const path of wrong) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: t('errorPages.notFoundTitle') })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(t('errorPages.notFoundTitle')))
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/)
  }
})
