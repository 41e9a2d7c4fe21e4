import type { Context } from '../../../http/context.ts'
import { isByAuthor, isOnSameShelf } from './book-at.ts'
import { findNear } from './find-near.ts'
import { nearestBooks } from './nearest-books.ts'
import { offersAt } from './offers-at.ts'

/** More by the same authors, then what is popular on the same shelf; in its language, never the same work again. */
export const findRecommendations = (ctx: Context, id: number, limit: number) =>
  findNear(ctx, id, (shelf, book) => {
    const { works, languages } = shelf
    const distanceOf = (slot: number): number | undefined => {
      if (slot === book.slot || languages[slot] !== book.language || (book.work !== 0 && works[slot] === book.work)) return undefined
      if (isByAuthor(shelf, slot, book)) return 0
      return isOnSameShelf(shelf, slot, book) ? 1 : undefined
    }
    return nearestBooks(shelf, limit, distanceOf, (slot) => offersAt(shelf, slot, ctx)[0]?.id)
  })
