import type { Context } from '../../kernel/context.ts'
import { findSimilar } from './find-similar.ts'
import { isByAuthor } from './rules/book-at.ts'
import { mostSimilar } from './rules/most-similar.ts'
import { offersAt } from './rules/offers-at.ts'
import { similarityTo } from './rules/similarity.ts'

/** More books by the same authors, then the most similar ones; in the same language, and never the same work again. */
export const findRecommendations = (ctx: Context, id: number, limit: number) =>
  findSimilar(ctx, id, (entries, book) => {
    const { works, languages } = entries.columns
    const similarityOfBook = similarityTo(entries, book)
    const similarityOf = (slot: number): number | undefined => {
      if (slot === book.slot || languages[slot] !== book.language || (book.work !== 0 && works[slot] === book.work))
        return undefined
      return isByAuthor(entries, slot, book) ? Infinity : similarityOfBook(slot)
    }
    return mostSimilar(entries, limit, similarityOf, (slot) => offersAt(entries, slot, ctx)[0]?.id)
  })
