import type { Context } from '../../kernel/context.ts'
import { isByAuthor } from './rules/book-at.ts'
import { findNear } from './find-similar.ts'
import { kinshipTo } from './rules/similarity.ts'
import { nearestBooks } from './rules/most-similar.ts'
import { offersAt } from './rules/offers-at.ts'

/** More by the same authors, then what has most in common with it; in its language, never the same work again. */
export const findRecommendations = (ctx: Context, id: number, limit: number) =>
  findNear(ctx, id, (shelf, book) => {
    const { works, languages } = shelf
    const kinship = kinshipTo(shelf, book)
    const distanceOf = (slot: number): number | undefined => {
      if (slot === book.slot || languages[slot] !== book.language || (book.work !== 0 && works[slot] === book.work))
        return undefined
      if (isByAuthor(shelf, slot, book)) return -Infinity
      const common = kinship(slot)
      return common && -common
    }
    return nearestBooks(shelf, limit, distanceOf, (slot) => offersAt(shelf, slot, ctx)[0]?.id)
  })
