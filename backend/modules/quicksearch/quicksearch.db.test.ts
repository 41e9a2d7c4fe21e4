import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Connection } from '#backend/db/connect.ts'
import { createApp } from '#backend/app.ts'
import { writeConfigEntry } from '#backend/modules/configuration/service.ts'
import { createTestContext } from '#tests/support/test-context.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

let connection: Connection
let app: ReturnType<typeof createApp>

beforeAll(async () => {
  connection = await createTestDatabase()
  app = createApp(createTestContext(connection))
})
afterAll(() => connection.close())

const ask = async (path: string, locale = 'hu'): Promise<{ items: Record<string, unknown>[] }> => {
  const response = await app.request(`/api/v2.0/${path}`, { headers: { 'Accept-Language': locale } })
  expect(response.status).toBe(200)
  return (await response.json()) as { items: Record<string, unknown>[] }
}
const suggest = async (kind: string, q: string, locale = 'hu') =>
  (await ask(`quicksearch_suggestions/${kind}?q=${encodeURIComponent(q)}`, locale)).items

describe('suggestions', () => {
  it('are books by the beginnings of their words, accents or not, five at most', async () => {
    expect((await suggest('variants', 'edes an'))[0]).toMatchObject({ title: 'Édes Anna' })
    expect((await suggest('variants', 'szabo'))[0]).toMatchObject({ authors: [{ name: 'Szabó Magda' }] })
    expect(await suggest('variants', 'a')).toHaveLength(5)
  })

  it('are books that sound like it when none begins so', async () => {
    expect((await suggest('variants', 'frankenstain'))[0]).toMatchObject({ title: 'Frankenstein' })
  })

  it.each([
    ['Frnakenstein', 'Frankenstein', 'two letters exchanged'],
    ['drkula', 'Drakula', 'a letter left out'],
    ['Hamelt', 'Hamlet', 'a short title'],
  ])('are books but for a slip: %s finds %s (%s)', async (typed, title) => {
    expect((await suggest('variants', typed)).slice(0, 3)).toContainEqual(expect.objectContaining({ title }))
  })

  it('are books by the beginning of a word, but for a slip', async () => {
    for (const { authors } of await suggest('variants', 'kozstol'))
      expect(authors).toContainEqual(expect.objectContaining({ name: 'Kosztolányi Dezső' }))
  })

  it('are books by the digits of an ISBN that are typed so far', async () => {
    const { rows } = await connection.pool.query(
      `select v.id, v.isbn from variants v join prices p on p.variant_id = v.id and p.currency = 'HUF' and p.price_list_id = 1
        where v.isbn is not null and v.active order by v.id limit 1`,
    )
    const { id, isbn } = rows[0] as { id: number; isbn: string }
    for (const typed of [
      isbn.slice(0, 12),
      `ISBN ${isbn.slice(0, 11)}`,
      `EAN ${isbn.slice(0, 3)}–${isbn.slice(3, 12)}`,
      isbn.slice(3, 12),
      isbn,
    ])
      expect((await suggest('variants', typed)).map((one) => one.id)).toContain(id)
    expect(await suggest('variants', '97811111')).toEqual([])
  })

  it('are publishers', async () => {
    expect(await suggest('keywords', 'szelr')).toContainEqual({ keyword: 'Szélrózsa', count: expect.any(Number) })
  })

  it('are each variant of a book where the configuration says so', async () => {
    const formats = async () =>
      (await suggest('variants', 'edes anna')).filter(({ title }) => title === 'Édes Anna').map(({ format }) => format)
    expect(await formats()).toHaveLength(1)
    await writeConfigEntry(connection.db, 'quicksearch_settings_item_type', 'variant')
    const all = await formats()
    expect(all.length).toBeGreaterThan(1)
    expect(all).toContain('ebook')
    await writeConfigEntry(connection.db, 'quicksearch_settings_item_type', 'product')
  })

  it('are categories with their addresses, in the language of the asker', async () => {
    expect((await suggest('categories', 'mag pro'))[0]).toMatchObject({
      path: '/magyar-regenyek-es-novellak',
      name: 'Magyar próza',
    })
    expect((await suggest('categories', 'hungarian p', 'en'))[0]).toMatchObject({ path: '/en/hungarian-prose' })
  })

  it('are keywords: authors, series, subjects', async () => {
    expect(await suggest('keywords', 'kosztol')).toContainEqual({
      keyword: 'Kosztolányi Dezső',
      count: expect.any(Number),
    })
  })

  it('are content pages', async () => {
    expect(
      (await suggest('contents', 'elall')).length + (await suggest('contents', 'szallitas')).length,
    ).toBeGreaterThan(0)
  })

  it.each(['variants', 'categories', 'keywords', 'contents'])('of %s are none for nonsense', async (kind) => {
    expect(await suggest(kind, 'xqzzyvw')).toEqual([])
    expect(await suggest(kind, '%_')).toEqual([])
  })
})

it('keywords by themselves are those with the most books', async () => {
  const { items } = await ask('keywords?limit=20')
  expect(items).toHaveLength(20)
  const counts = items.map(({ count }) => Number(count))
  expect(counts).toEqual(counts.toSorted((a, b) => b - a))
})
