import type { Context } from '../../kernel/context.ts'
import { findSimilar } from './find-similar.ts'
import { isByAuthor } from './rules/book-at.ts'
import { mostSimilar } from './rules/most-similar.ts'
import { offersAt } from './rules/offers-at.ts'
import { similarityTo } from './rules/similarity.ts'

/** More than any similarity of two works. */
const sameWork = 2_000
const sameAuthor = 1_000

/**
 * Available variants in place of one: another form of the same book, the work in another language, more books by the
 * author, then the most similar books. Other books have one variant each.
 */
export const findSubstitutions = (ctx: Context, id: number, limit: number) =>
  findSimilar(ctx, id, (entries, book) => {
    const { works, languages } = entries.columns
    const availableAt = (slot: number): number[] =>
      offersAt(entries, slot, ctx).flatMap((offer) => (offer.isAvailable ? [offer.id] : []))
    const similarityOfBook = similarityTo(entries, book)
    const similarityOf = (slot: number): number | undefined => {
      if (slot === book.slot) return undefined
      if (book.work !== 0 && works[slot] === book.work) return sameWork
      if (languages[slot] !== book.language) return undefined
      return isByAuthor(entries, slot, book) ? sameAuthor : similarityOfBook(slot)
    }
    const same = availableAt(book.slot).filter((one) => one !== id)
    const others = mostSimilar(entries, limit, similarityOf, (slot) => availableAt(slot)[0])
    return [...same, ...others].slice(0, limit)
  })
