import type { ReadingListEntry } from '#contracts/reading-lists.ts'
import type { VariantCard } from '#contracts/variant-cards.ts'
import type { Context } from '../../kernel/context.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { findNamed, findRepresentatives, findVariantCards } from '../catalog/service.ts'
import { findSubstitutions } from '../related/service.ts'
import { findMeant, maxBooks, type Meant } from './find-books.ts'
import { type NamedVariant, selectNamedVariants } from './queries.ts'
import { type ListEntry, readList } from './rules/read-list.ts'

/** The books of a whole school year. Each entry that is no exact title is searched for. */
const maxEntries = 200

const isAvailable = ({ availability }: VariantCard): boolean => availability !== 'unavailable'

/** Other editions of the same work first, then similar books. */
const findInstead = async (ctx: Context, variant: NamedVariant): Promise<VariantCard[]> => {
  const representatives = await findRepresentatives(ctx, variant.productIds)
  const ids = variant.productIds.flatMap((id) => representatives.get(id) ?? [])
  const cards = await findVariantCards(ctx, ids)
  const editions = ids.flatMap((id) => cards.get(id) ?? [])
  const anchor = cards.has(variant.id) ? variant.id : editions[0]?.id
  const others = anchor === undefined ? undefined : await findSubstitutions(ctx, anchor, maxBooks)
  const all = [...editions.filter(isAvailable), ...(others?.ok ? others.value.items : [])]
  return [...new Map(all.filter(({ id }) => id !== variant.id).map((card) => [card.id, card])).values()]
}

/** An entry with the cards of its books. */
type Matched = Omit<ReadingListEntry, 'books'> & { books: VariantCard[] }

const presentEntry = async (
  ctx: Context,
  { written, copies }: ListEntry,
  meant: Meant,
  named: ReadonlyMap<number, NamedVariant>,
  cards: ReadonlyMap<number, VariantCard>,
): Promise<Matched> => {
  const books = 'books' in meant ? meant.books : [cards.get(meant.variantId)].flatMap((card) => card ?? [])
  const isSure = 'variantId' in meant || meant.isSure
  const entry = { written, copies, missing: null, books }
  if (!isSure) return { ...entry, kind: books.length > 0 ? 'ambiguous' : 'unknown' }
  const [first] = books
  if (first && isAvailable(first)) return { ...entry, kind: 'sure' }
  const variant = named.get('variantId' in meant ? meant.variantId : (first?.id ?? 0))
  if (!variant) return { ...entry, kind: 'unknown' }
  const instead = (await findInstead(ctx, variant)).slice(0, maxBooks)
  return { ...entry, kind: 'unavailable', missing: variant.title, books: instead }
}

const withPublishers = async ({ db, locale }: Context, matched: readonly Matched[]): Promise<ReadingListEntry[]> => {
  const keys = matched.flatMap(({ books }) => books.map(({ publisher }) => publisher))
  const names = await findNamed(db, 'publisher', keys)
  const named = (book: VariantCard) => ({
    ...book,
    publisherName: names.get(book.publisher)?.name[locale] ?? book.publisher,
  })
  return matched.map((entry) => ({ ...entry, books: entry.books.map(named) }))
}

/** The books of a reading list: found, to choose from, to replace, or not found (docs/decisions/0068). */
export const matchList = async (
  ctx: Context,
  text: string,
): Promise<Result<{ entries: ReadingListEntry[] }, 'too_many_lines'>> => {
  const entries = readList(text)
  if (entries.length > maxEntries) return fail('too_many_lines', { params: { max: maxEntries } })
  const meant = await findMeant(ctx, entries)
  const byCode = meant.flatMap((one) => ('variantId' in one ? [one.variantId] : []))
  const first = meant.flatMap((one) => ('books' in one ? one.books.slice(0, 1).map(({ id }) => id) : []))
  const [named, cards] = [await selectNamedVariants(ctx.db, [...byCode, ...first]), await findVariantCards(ctx, byCode)]
  const matched: Matched[] = []
  for (const [index, entry] of entries.entries())
    matched.push(await presentEntry(ctx, entry, meant[index] ?? { books: [], isSure: false }, named, cards))
  return ok({ entries: await withPublishers(ctx, matched) })
}
