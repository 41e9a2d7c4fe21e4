import type { Context } from '../../kernel/context.ts'
import { isByAuthor } from './rules/book-at.ts'
import { findNear } from './find-similar.ts'
import { kinshipTo } from './rules/similarity.ts'
import { nearestBooks } from './rules/most-similar.ts'
import { offersAt } from './rules/offers-at.ts'

/** Nearer than anything that is only alike. */
const sameWork = -2_000
const sameAuthor = -1_000

/**
 * What can be had instead: another form of the same book, the work in another language, more by the author, then what
 * has most in common with it. Of other books one variant each.
 */
export const findSubstitutions = (ctx: Context, id: number, limit: number) =>
  findNear(ctx, id, (shelf, book) => {
    const availableAt = (slot: number): number[] =>
      offersAt(shelf, slot, ctx).flatMap((offer) => (offer.canBeHad ? [offer.id] : []))
    const kinship = kinshipTo(shelf, book)
    const distanceOf = (slot: number): number | undefined => {
      if (slot === book.slot) return undefined
      if (book.work !== 0 && shelf.works[slot] === book.work) return sameWork
      if (shelf.languages[slot] !== book.language) return undefined
      if (isByAuthor(shelf, slot, book)) return sameAuthor
      const common = kinship(slot)
      return common && -common
    }
    const same = availableAt(book.slot).filter((one) => one !== id)
    return [...same, ...nearestBooks(shelf, limit, distanceOf, (slot) => availableAt(slot)[0])].slice(0, limit)
  })
