import type { VariantCard } from '#contracts/variant-cards.ts'
import type { Context } from '../../kernel/context.ts'
import { findRepresentatives, findVariantCards, findVariantsByCode } from '../catalog/service.ts'
import { suggestBooks } from '../listing/service.ts'
import { openSearch } from '../search/service.ts'
import { isClearHit, namesAuthor } from './rules/clear-hit.ts'
import type { ListEntry } from './rules/read-list.ts'
import { titleReadings } from './rules/title-readings.ts'

/** Enough to choose from. */
export const maxBooks = 5

/** What an entry may mean: one variant, also one that is no longer sold, or books to choose from. */
export type Meant = { variantId: number } | { books: VariantCard[]; isSure: boolean }

const codeOf = ({ isbn, written }: ListEntry): string => isbn ?? written.toUpperCase()

/** Books in the visitor's language first: a list in Hungarian means the Hungarian `Hamlet`. */
const inLanguage = (cards: readonly VariantCard[], locale: string): VariantCard[] =>
  cards.toSorted((a, b) => Number(a.language !== locale) - Number(b.language !== locale))

const isOne = (cards: readonly VariantCard[], locale: string): boolean =>
  cards.length === 1 || cards.filter(({ language }) => language === locale).length === 1

/** The books that have the title of an entry, for all entries in one pass over the catalog. */
const findTitles = async (ctx: Context, entries: readonly ListEntry[]): Promise<Map<ListEntry, Meant>> => {
  const readings = new Map(entries.map((entry) => [entry, titleReadings(entry.written)]))
  const products = await (
    await openSearch(ctx)
  ).search.findByTitle([...new Set([...readings.values()].flat().map(({ text }) => text))])
  const representatives = await findRepresentatives(ctx, [...new Set([...products.values()].flat())])
  const cards = await findVariantCards(ctx, [...representatives.values()])
  const cardsOf = (text: string): VariantCard[] =>
    (products.get(text) ?? []).flatMap((id) => cards.get(representatives.get(id) ?? 0) ?? [])
  return new Map(
    [...readings].flatMap(([entry, ways]) => {
      const way = ways.find(({ text }) => cardsOf(text).length > 0)
      if (!way) return []
      const found = inLanguage(cardsOf(way.text), ctx.locale)
      const fitting = way.isPartial ? found.filter((card) => namesAuthor(entry.written, card)) : found
      const books = [...fitting, ...found.filter((card) => !fitting.includes(card))].slice(0, maxBooks)
      return [[entry, { books, isSure: isOne(fitting, ctx.locale) }]]
    }),
  )
}

/** What the shop's search finds for an entry. */
const search = async (ctx: Context, { written }: ListEntry): Promise<Meant> => {
  const [, { text } = { text: written }] = titleReadings(written)
  const found = await suggestBooks(ctx, text, maxBooks)
  const clear = found.filter((card) => isClearHit(text, card))
  return {
    books: [...inLanguage(clear, ctx.locale), ...found.filter((card) => !clear.includes(card))],
    isSure: isOne(clear, ctx.locale),
  }
}

/** By ISBN or SKU, then by title, and what is left by the shop's search. */
export const findMeant = async (ctx: Context, entries: readonly ListEntry[]): Promise<Meant[]> => {
  const byCode = await findVariantsByCode(ctx.db, entries.map(codeOf))
  const titles = await findTitles(
    ctx,
    entries.filter((entry) => !byCode.has(codeOf(entry))),
  )
  const meant: Meant[] = []
  for (const entry of entries) {
    const variantId = byCode.get(codeOf(entry))
    meant.push(variantId === undefined ? (titles.get(entry) ?? (await search(ctx, entry))) : { variantId })
  }
  return meant
}
