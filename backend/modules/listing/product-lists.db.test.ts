import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp } from '#backend/app.ts'
import type { ProductList } from '#contracts/listing.ts'
import type { ProductModels } from '#contracts/product-lists.ts'
import type { Connection } from '../../db/connect.ts'
import { createTestContext } from '#tests/support/test-context.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

let connection: Connection
let app: ReturnType<typeof createApp>

beforeAll(async () => {
  connection = await createTestDatabase()
  app = createApp(createTestContext(connection))
})
afterAll(() => connection.close())

const get = async <Value>(path: string): Promise<Value> => {
  const response = await app.request(`/api${path}`)
  expect(response.status).toBe(200)
  return (await response.json()) as Value
}

/** A list of products is the list of variants, seen by product. */
const seen = ({ products, ...list }: ProductModels | ProductList) => ({
  ...list,
  ids: products.map((one) => ('selectedVariantId' in one ? one.selectedVariantId : one.id)),
})
const models = async (path: string) => seen(await get<ProductModels>(path))
const variants = async (path: string) => seen(await get<ProductList>(path))

it('products come page by page, each with all its variants', async () => {
  const first = await get<ProductModels>('/v2.0/products?limit=5')
  expect(seen(first)).toEqual(await variants('/v2.0/variants?limit=5'))
  const next = `?limit=5&cursor=${first.cursor}`
  expect(await models(`/v2.0/products${next}`)).toEqual(await variants(`/v2.0/variants${next}`))
  for (const { id, title, variants: own, selectedVariantId } of first.products) {
    expect(own.map((card) => card.id)).toContain(selectedVariantId)
    expect(own.every((card) => card.productId === id && card.title === title)).toBe(true)
    expect(new Set(own.map(({ format }) => format))).toEqual(
      new Set(own.flatMap(({ format, otherFormats }) => [format, ...(otherFormats?.formats ?? [])])),
    )
  }
})

it('products of a category and of a collection are those of its variants', async () => {
  const ebooks = '?format=ebook'
  expect(await models(`/v2.0/categories/1/products${ebooks}`)).toEqual(
    await variants(`/v2.0/categories/1/variants${ebooks}`),
  )
  expect(await models('/v2.0/product_lists/1')).toEqual(await variants('/v2.0/variant_lists/1'))
})

it('a variant list is of everything, or of a collection in its order', async () => {
  expect(await get('/variant_list?publisher=park&sort=title')).toEqual(
    await get('/v2.0/variants?publisher=park&sort=title'),
  )
  expect(await get('/variant_list?collection=1&language=hu')).toEqual(await get('/v2.0/variant_lists/1?language=hu'))
})

it.each(['/v2.0/categories/99999/products', '/v2.0/product_lists/none', '/variant_list?collection=none'])(
  '%s is not found',
  async (path) => {
    expect((await app.request(`/api${path}`)).status).toBe(404)
  },
)
