import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Filter, ProductList } from '#contracts/listing.ts'
import { createApp } from '../../app.ts'
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

const ask = (query: string, locale = 'hu') =>
  app.request(`/api/v2.0/variants?limit=1&${query}`, { headers: { 'Accept-Language': locale } })
const list = async (query: string, locale?: string): Promise<ProductList> => (await ask(query, locale)).json()
const find = ({ filters }: ProductList, key: string): Filter | undefined =>
  filters.find(({ parameter }) => parameter?.key === key)
const labels = (answer: ProductList, key: string) => find(answer, key)?.values.map(({ label }) => label)

it('names parameters and options in the asked language, in the order that the shop gave them', async () => {
  expect(labels(await list(''), 'reading_level')).toEqual(['alsó tagozat', 'felső tagozat', 'középiskola'])
  expect(labels(await list('', 'en'), 'reading_level')).toEqual(['lower primary', 'upper primary', 'secondary school'])
  expect(find(await list('', 'en'), 'binding')).toMatchObject({
    token: 'parameter',
    type: 'multiple',
    parameter: { name: 'Binding', type: 'enum' },
  })
})

it('sorts texts by the Hungarian alphabet', async () => {
  const editions = labels(await list(''), 'edition') ?? []
  expect(editions).toEqual(editions.toSorted(new Intl.Collator('hu').compare))
})

it('takes choices repeated or in one list, of one parameter for each other, of several together', async () => {
  const [sewn, glued, both, bothRepeated, illustrated] = await Promise.all(
    [
      'binding:sewn',
      'binding:glued',
      'binding:sewn,binding:glued',
      'binding:sewn&parameter=binding:glued',
      'binding:sewn,illustrated:true',
    ].map(async (choice) => (await list(`parameter=${choice}`)).count),
  )
  expect(sewn).toBeGreaterThan(0)
  expect(both).toBeGreaterThan(Math.max(sewn ?? 0, glued ?? 0))
  expect(both).toBeLessThanOrEqual((sewn ?? 0) + (glued ?? 0))
  expect(bothRepeated).toBe(both)
  expect(illustrated).toBeGreaterThan(0)
  expect(illustrated).toBeLessThan(sewn ?? 0)
})

it('offers what makes a difference, and what is chosen in any case', async () => {
  const offered = (answer: ProductList) => answer.filters.flatMap(({ parameter }) => parameter?.key ?? [])
  expect(offered(await list('format=audio'))).not.toContain('binding')
  const chosen = await list('format=audio&parameter=binding:sewn')
  expect(chosen.count).toBe(0)
  expect(find(chosen, 'binding')?.values).toContainEqual({
    value: 'binding:sewn',
    label: 'cérnafűzött',
    count: 0,
    selected: true,
  })
  expect(find(await list('parameter=zzz:1'), 'zzz')).toMatchObject({
    parameter: { name: 'zzz' },
    values: [{ value: 'zzz:1', label: '1', count: 0, selected: true }],
  })
})

it('hears an empty place in a list, and the same choice said often', async () => {
  expect((await ask(`parameter=binding:sewn,${',binding:sewn'.repeat(30)}`)).status).toBe(200)
})

it.each(['zzz', 'binding:', ':sewn', 'Binding:sewn', 'binding:sewn&parameter=zzz'])('refuses %s', async (value) => {
  const answer = await ask(`parameter=${value}`)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({
    error: { code: 'invalid_data_provided', field: expect.stringMatching(/^parameter/) },
  })
})
