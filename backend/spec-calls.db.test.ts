import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { EndpointName } from '#contracts/endpoints.ts'
import { billing } from './modules/checkout/checkout.test-support.ts'
import { signInCustomer } from './modules/orders/customer.test-support.ts'
import { openShop, type TestShop } from './modules/orders/shop.test-support.ts'

/**
 * Calls of the specification (docs/specification.md, point 7) whose rules other tests ask below the calls. Here each of
 * them is made as a browser makes it, and answers with what the demo catalog holds.
 */
let shop: TestShop
const ids = {
  book: 0,
  product: 0,
  package: 0,
  part: 0,
  reduced: 0,
  brand: 0,
  category: 0,
  root: 0,
  container: 0,
  magazine: 0,
  strip: 0,
}
type Id = keyof typeof ids

const variantOf = (product: string, format: string): string =>
  `(select v.id from variants v join products p on p.id = v.product_id
    where p.key = '${product}' and v.format = '${format}' order by v.id limit 1)`
const parcel = variantOf('rejto-csomag', 'package')

beforeAll(async () => {
  shop = await openShop()
  const { rows } = await shop.connection.pool.query<typeof ids>(
    `select ${variantOf('edes-anna-hu', 'paperback')} as book, ${parcel} as package,
       (select min(variant_id) from package_items where package_id = ${parcel}) as part,
       (select max(variant_id) from prices where original_gross is not null and currency = 'HUF' and price_list_id = 1) as reduced,
       (select id from products where key = 'edes-anna-hu') as product, (select min(version_id) from banners) as strip,
       (select id from contributors where key = 'kosztolanyi-dezso') as brand, c.id as category, c.parent_id as root,
       (select id from contents where key = 'shopping-guide') as container,
       (select id from contents where key = 'magazine') as magazine
     from categories c where c.parent_id is not null order by c.id limit 1`,
  )
  Object.assign(ids, rows[0])
})
afterAll(() => shop.close())

interface Row {
  name: EndpointName
  /** What fills the path. */
  of?: Record<string, Id | 'szaz-ev'>
  query?: Record<string, string>
  has: object
}

const some = expect.arrayContaining([expect.anything()]) as unknown
const named = (title: string): object => expect.arrayContaining([expect.objectContaining({ title })]) as object
const books = { products: some, filters: some, count: expect.any(Number) as number }
const book = { id: 'book' } as const

const calls: Row[] = [
  { name: 'GET /v2.0/brands', query: { q: 'kosztolanyi' }, has: { items: [{ name: 'Kosztolányi Dezső' }], count: 1 } },
  { name: 'GET /brands/{brandId}/additional_data', of: { brandId: 'brand' }, has: { monogram: 'KD', born: 1885 } },
  { name: 'GET /brands/{brandId}/name', of: { brandId: 'brand' }, has: { name: 'Kosztolányi Dezső' } },
  { name: 'GET /v2.0/categories', has: { items: some, count: expect.any(Number) } },
  { name: 'GET /v2.0/categories/{id}', of: { id: 'category' }, has: { name: expect.any(String) } },
  { name: 'GET /categories/{id}/ascendants', of: { id: 'category' }, has: { items: some } },
  { name: 'GET /categories/{id}/descendants', of: { id: 'root' }, query: { maxDepth: '2' }, has: { items: some } },
  {
    name: 'GET /category_list',
    has: { items: expect.arrayContaining([expect.objectContaining({ name: 'Gyerekkönyv' })]) },
  },
  { name: 'GET /v2.0/categories/{id}/variants', of: { id: 'category' }, has: books },
  { name: 'GET /v2.0/categories/{id}/products', of: { id: 'category' }, has: { products: some } },
  { name: 'GET /v2.0/collections/{id}', of: { id: 'szaz-ev' }, has: { key: 'szaz-ev' } },
  { name: 'GET /v2.0/variant_lists/{id}', of: { id: 'szaz-ev' }, has: { ...books, sortValues: [] } },
  { name: 'GET /v2.0/product_lists/{id}', of: { id: 'szaz-ev' }, has: { products: some, sortValues: [] } },
  { name: 'GET /variant_list', query: { publisher: 'park' }, has: books },
  {
    name: 'GET /v2.0/container_contents/{id}/contents',
    of: { id: 'container' },
    has: { count: 4, items: some },
  },
  {
    name: 'GET /v2.0/dynamic_container_contents/{id}/contents',
    of: { id: 'magazine' },
    query: { sort: 'publishedAt_asc' },
    has: { items: [{ key: 'one-evening' }, { key: 'reading-aloud' }, { key: 'where-to-begin-with-nyugat' }] },
  },
  { name: 'GET /v2.0/contents/current', query: { type: 'page' }, has: { items: named('Elállás a vásárlástól') } },
  { name: 'GET /v2.0/contents/{id}/current', of: { id: 'magazine' }, has: { title: 'Magazin' } },
  { name: 'GET /strip_versions/{versionId}/banners', of: { versionId: 'strip' }, has: { items: some } },
  { name: 'GET /v2.0/stores', has: { items: some } },
  { name: 'GET /v2.0/warehouses', has: { items: some } },
  { name: 'GET /v2.0/faqs', query: { q: 'szállítás' }, has: { items: some, categories: some } },
  { name: 'GET /v2.0/products', query: { limit: '2' }, has: { products: [{}, {}], cursor: expect.any(String) } },
  { name: 'GET /v2.0/products/{id}', of: { id: 'product' }, has: { variants: named('Édes Anna') } },
  { name: 'GET /products/{id}/additional_data', of: { id: 'product' }, has: { editions: [{ language: 'en' }] } },
  { name: 'GET /basic_variants/{id}', of: book, has: { title: 'Édes Anna', format: 'paperback' } },
  { name: 'GET /variants/{id}/image_assets', of: book, has: { items: named('Édes Anna') } },
  { name: 'GET /variants/{id}/detailed_stock', of: book, has: { stores: some } },
  { name: 'GET /v2.0/variants/{id}/product', of: book, has: { variants: named('Édes Anna'), parameters: some } },
  { name: 'GET /v2.0/variants/{id}/recommendations', of: book, query: { limit: '3' }, has: { items: [{}, {}, {}] } },
  { name: 'GET /v2.0/variants/{id}/substitutions', of: book, has: { items: some } },
  { name: 'GET /v2.0/variants/{id}/deals', of: { id: 'reduced' }, has: { deals: [{ quantity: 1 }] } },
  { name: 'GET /v2.0/variants/{id}/package_deals', of: { id: 'part' }, has: { items: some } },
  { name: 'GET /v2.0/package_variants/{id}', of: { id: 'package' }, has: { items: some } },
  { name: 'GET /v2.0/package_deals/{id}', of: { id: 'package' }, has: { saving: { gross: expect.any(Number) } } },
  { name: 'GET /variants/{id}/highlighted_parameters', of: book, has: { items: some } },
  { name: 'GET /variants/{id}/sorted_parameters', of: book, has: { items: some } },
  { name: 'GET /v2.0/keywords', query: { limit: '2' }, has: { items: [{}, {}] } },
  {
    name: 'GET /v2.0/quicksearch_suggestions/variants',
    query: { q: 'edes an' },
    has: { items: named('Édes Anna') },
  },
  { name: 'GET /v2.0/quicksearch_suggestions/categories', query: { q: 'mag pro' }, has: { items: some } },
  { name: 'GET /v2.0/quicksearch_suggestions/keywords', query: { q: 'kosztol' }, has: { items: some } },
  {
    name: 'GET /v2.0/quicksearch_suggestions/contents',
    query: { q: 'elall' },
    has: { items: named('Elállás a vásárlástól') },
  },
  { name: 'GET /v2.0/regions', query: { token: 'main' }, has: { items: some } },
  { name: 'GET /v2.0/seos', has: { items: expect.any(Array) } },
]

test.each(calls)('$name', async ({ name, of = {}, query, has }) => {
  const params = Object.fromEntries(Object.entries(of).map(([key, id]) => [key, id === 'szaz-ev' ? id : ids[id]]))
  const { status, body } = await shop.guest.call(name, { params, ...(query && { query }) })
  expect(status).toBe(200)
  expect(body).toMatchObject(has)
})

test('GET /url-resource/{url}: what is behind an address', async () => {
  const params = { url: encodeURIComponent(`/termekek/edes-anna-${ids.book}`) }
  const { body } = await shop.guest.call('GET /url-resource/{url}', { params })
  expect(body).toMatchObject({ resourceType: 'variant', resourceId: ids.book })
})

test('GET /variants/is_pre_registrable: of several variants, those that are to come', async () => {
  await shop.connection.pool.query(`update variants set published_on = '2099-01-01' where id = $1`, [ids.part])
  const query = { variantId: `${ids.book},${ids.part}` }
  const { body } = await shop.guest.call('GET /variants/is_pre_registrable', { query })
  expect(body.items).toEqual([
    { variantId: ids.book, preRegistrable: false },
    { variantId: ids.part, preRegistrable: true },
  ])
})

test('GET /v2.0/translations: the texts that an editor has replaced, as keys and values', async () => {
  await shop.connection.pool.query(
    `insert into translations (locale, key, value) values ('hu', 'shell.siteName', 'Könyvesbolt')`,
  )
  const { body } = await shop.guest.call('GET /v2.0/translations', { query: { locales: 'hu,en' } })
  expect(body).toContainEqual({ locale: 'hu', key: 'shell.siteName', value: 'Könyvesbolt' })
})

describe('saved billing data', () => {
  test('are changed, made the default and deleted', async () => {
    const customer = await signInCustomer(shop)
    const save = (addressLine: string) =>
      customer.call('POST /v2.0/me/billing_data', { body: { billing: { ...billing, addressLine } } })
    await save('Fő utca 1.')
    const { id, hash } = (await save('Fő utca 2.')).body
    const params = { id }
    const changed = { hash, billing: { ...billing, addressLine: 'Fő utca 3.' } }
    expect((await customer.call('PATCH /v2.0/me/billing_data/{id}', { params, body: changed })).body).toMatchObject({
      id,
      default: false,
      billing: { addressLine: 'Fő utca 3.' },
    })
    expect((await customer.call('PUT /v2.0/me/billing_data/{id}/default', { params })).body.default).toBe(true)
    expect((await customer.call('DELETE /v2.0/me/billing_data/{id}', { params })).status).toBe(200)
    const { items } = (await customer.call('GET /v2.0/me/billing_data')).body
    expect(items).toMatchObject([{ default: true, billing: { addressLine: 'Fő utca 1.' } }])
  })
})
