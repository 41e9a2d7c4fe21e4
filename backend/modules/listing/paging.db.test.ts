import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listingQuery } from '#contracts/listing.ts'
import type { VariantCard } from '#contracts/variant-cards.ts'
import type { Locale, SortValue } from '#contracts/shop.ts'
import type { Connection } from '../../db/connect.ts'
import type { Context } from '../../kernel/context.ts'
import { createTestContext } from '#tests/support/test-context.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { listVariants } from './list-variants.ts'

let connection: Connection
let ctx: Context

beforeAll(async () => {
  connection = await createTestDatabase()
  ctx = createTestContext(connection)
})
afterAll(() => connection.close())

const readAll = async (
  query: Record<string, string>,
  locale: Locale = 'hu',
): Promise<{ cards: VariantCard[]; count: number }> => {
  const cards: VariantCard[] = []
  let cursor: string | null | undefined
  let count = 0
  do {
    const result = await listVariants({ ...ctx, locale }, listingQuery.parse({ ...query, ...(cursor && { cursor }) }))
    if (!result.ok) throw new Error(result.code)
    cards.push(...result.value.products)
    ;({ cursor, count } = result.value)
  } while (cursor)
  return { cards, count }
}

const ascending = <T extends string | number>(values: T[]) =>
  values.every((value, index) => index === 0 || (values[index - 1] as T) <= value)

/** The words of a title without its article, as a list sorts them. */
const sortedBy = ({ title, language }: VariantCard): string =>
  title
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace({ hu: /^(?:az?|egy) /i, en: /^(?:the|an?) /i }[language] ?? /^$/, '')

const collators = { hu: new Intl.Collator('hu'), en: new Intl.Collator('en', { sensitivity: 'base' }) }
const byTitle = (cards: VariantCard[], locale: Locale): boolean =>
  cards.every((card, index) => {
    const before = cards[index - 1]
    return !before || collators[locale].compare(sortedBy(before), sortedBy(card)) <= 0
  })

/** Checks that cards are sorted. The other orders are only checked for completeness. */
const inOrder: Partial<Record<SortValue, (cards: VariantCard[]) => boolean>> = {
  newest: (cards) => ascending(cards.map(({ publishedOn }) => publishedOn ?? '').toReversed()),
  title: (cards) => byTitle(cards, 'hu'),
  price_asc: (cards) => ascending(cards.map(({ price }) => price.gross)),
  price_desc: (cards) => ascending(cards.map(({ price }) => price.gross).toReversed()),
}

describe('paging', () => {
  it.each(['popular', 'newest', 'title', 'price_asc', 'price_desc'] as const)(
    'by %s loses and repeats nothing',
    async (sort) => {
      for (const limit of ['7', '100']) {
        const query = { sort, limit, ...(limit === '7' && { publisher: 'helikon' }) }
        const { cards, count } = await readAll(query)
        expect(cards.length).toBe(count)
        expect(new Set(cards.map(({ productId }) => productId)).size).toBe(count)
        expect(inOrder[sort]?.(cards) ?? true).toBe(true)
      }
    },
  )

  it('by title follows the language of the page, and leaves articles out', async () => {
    const [hu, en] = [
      await readAll({ sort: 'title', limit: '100' }),
      await readAll({ sort: 'title', limit: '100' }, 'en'),
    ]
    expect(byTitle(en.cards, 'en')).toBe(true)
    expect(en.count).toBe(hu.count)
    const places = (cards: VariantCard[], ...titles: string[]) =>
      titles.map((title) => cards.findIndex((card) => card.title === title))
    for (const { cards } of [hu, en]) {
      const [page = 0, boys = 0, last = 0] = places(cards, 'Pacsirta', 'A Pál utcai fiúk', 'Toldi')
      expect(page).toBeLessThan(boys)
      expect(boys).toBeLessThan(last)
    }
  })

  it('by price follows the prices that the page shows', async () => {
    for (const shown_price of ['gross', 'net'] as const) {
      const { cards } = await readAll({ sort: 'price_asc', limit: '100', shown_price })
      expect(ascending(cards.map(({ price }) => price[shown_price]))).toBe(true)
      const { cards: backwards } = await readAll({ sort: 'price_desc', limit: '100', shown_price })
      expect(ascending(backwards.map(({ price }) => price[shown_price]).toReversed())).toBe(true)
    }
  })

  it('by relevance loses and repeats nothing', async () => {
    const { cards, count } = await readAll({ q: 'szerelem', limit: '3' })
    expect(count).toBeGreaterThan(6)
    expect(new Set(cards.map(({ productId }) => productId)).size).toBe(count)
  })

  it('goes on after books that vanish in between', async () => {
    const first = await listVariants(ctx, listingQuery.parse({ sort: 'title', limit: '5' }))
    if (!first.ok || !first.value.cursor) throw new Error('no page')
    const [gone, ...kept] = first.value.products
    const rest = (await readAll({ sort: 'title', limit: '100' })).cards.slice(5, 10)
    await connection.pool.query('update variants set active = false where product_id = $1', [gone?.productId])
    const second = await listVariants(
      ctx,
      listingQuery.parse({ sort: 'title', limit: '5', cursor: first.value.cursor }),
    )
    expect(second.ok && second.value.products.map(({ id }) => id)).toEqual(rest.map(({ id }) => id))
    expect(kept).toHaveLength(4)
  })

  it.each(['nonsense', 'AAAA', ''])('refuses the cursor "%s"', async (cursor) => {
    const result = await listVariants(ctx, listingQuery.parse({ cursor }))
    expect(result).toMatchObject({ ok: false, code: 'invalid_data_provided', field: 'cursor' })
  })

  it('refuses the cursor of another order', async () => {
    const first = await listVariants(ctx, listingQuery.parse({ sort: 'newest' }))
    const result = await listVariants(
      ctx,
      listingQuery.parse({ sort: 'price_asc', cursor: (first.ok && first.value.cursor) || '' }),
    )
    expect(result.ok).toBe(false)
  })
})
