import type { ReadingListEntry } from '#contracts/reading-lists.ts'
import type { VariantCard } from '#contracts/variant-cards.ts'

/** An entry of the list with what the member has decided about it. */
export interface ListRow {
  key: string
  entry: ReadingListEntry
  /** The chosen variant; null while nothing is chosen, or if the entry is left out. */
  chosen: number | null
  /** For each pupil. */
  copies: number
}

export interface ChosenLine {
  variantId: number
  sku: string
  currency: VariantCard['price']['currency']
  quantity: number
}

/** The cart takes so many copies in a line. */
export const maxCopies = 999

/** Only what is sure is chosen beforehand; a substitute or a guess never is. */
export const toRow = (entry: ReadingListEntry): ListRow => ({
  key: crypto.randomUUID(),
  entry,
  chosen: entry.kind === 'sure' ? (entry.books[0]?.id ?? null) : null,
  copies: entry.copies ?? 1,
})

export const copiesOf = ({ copies }: Pick<ListRow, 'copies'>, pupils: number): number =>
  Math.min(copies * pupils, maxCopies)

/** The chosen books, each once. */
export const chosenLines = (rows: readonly ListRow[], pupils: number): ChosenLine[] => {
  const lines = new Map<number, ChosenLine>()
  for (const row of rows) {
    const book = row.entry.books.find(({ id }) => id === row.chosen)
    if (!book) continue
    const before = lines.get(book.id)?.quantity ?? 0
    const quantity = Math.min(before + copiesOf(row, pupils), maxCopies)
    lines.set(book.id, { variantId: book.id, sku: book.sku, currency: book.price.currency, quantity })
  }
  return [...lines.values()]
}
