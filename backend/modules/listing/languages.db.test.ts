import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ProductList } from '#contracts/listing.ts'
import { createApp } from '../../app.ts'
import type { Connection } from '../../db/connect.ts'
import { createTestContext } from '#tests/support/test-context.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

let connection: Connection
let app: ReturnType<typeof createApp>

beforeAll(async () => {
  connection = await createTestDatabase()
  app = createApp(createTestContext(connection))
  // Some languages have a code of three letters only.
  await connection.pool.query(`update products set language = 'grc' where key = 'edes-anna-hu'`)
})
afterAll(() => connection.close())

const list = async (query: string, locale = 'hu'): Promise<ProductList> => {
  const response = await app.request(`/api/v2.0/variants?${query}`, { headers: { 'Accept-Language': locale } })
  expect(response.status).toBe(200)
  return response.json()
}
const languagesIn = (answer: ProductList) => answer.filters.find(({ token }) => token === 'language')?.values ?? []

it('languages have their names in the language of the page', async () => {
  const named = async (locale: string) =>
    Object.fromEntries(languagesIn(await list('limit=1', locale)).map(({ value, label }) => [value, label]))
  expect(await named('hu')).toMatchObject({ hu: 'magyar', en: 'angol', grc: 'ógörög' })
  expect(await named('en')).toMatchObject({ hu: 'Hungarian', en: 'English', grc: 'Ancient Greek' })
})

it('each language that is offered is one that the filter accepts', async () => {
  const offered = languagesIn(await list('limit=1'))
  expect(offered.length).toBeGreaterThan(2)
  for (const { value, count } of offered) {
    const answer = await list(`limit=100&language=${value}`)
    expect(answer.count).toBe(count)
    expect(new Set(answer.products.map(({ language }) => language))).toEqual(new Set([value]))
  }
})
