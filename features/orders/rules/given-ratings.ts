import type { OrderRatings } from '#contracts/order-ratings.ts'
import type { OrderRatingForm } from '#contracts/rating-form.ts'

type Said = { stars: number; text: string | null } | null
type Typed = OrderRatingForm['order']

interface Given {
  stars: number
  text: string
}

export interface GivenRatings {
  books: (Given & { variantId: number })[]
  order?: Given
}

const typedOf = (said: Said): Typed => ({ stars: said ? String(said.stars) : '', text: said?.text ?? '' })

/** The values of the form before the visitor types. */
export const typedRatings = ({ books, order }: OrderRatings): OrderRatingForm => ({
  books: books.map(({ rating }) => typedOf(rating)),
  order: typedOf(order.rating),
})

const isNew = ({ stars, text }: Typed, said: Said): boolean =>
  stars !== '' && (said === null || stars !== String(said.stars) || text !== (said.text ?? ''))

const givenOf = ({ stars, text }: Typed): Given => ({ stars: Number(stars), text })

/** The ratings that are new or changed; undefined where there are none. */
export const givenRatings = ({ books, order }: OrderRatingForm, said: OrderRatings): GivenRatings | undefined => {
  const given = said.books.flatMap(({ variantId, rating }, index) => {
    const typed = books[index]
    return typed && isNew(typed, rating) ? [{ variantId, ...givenOf(typed) }] : []
  })
  const isOrderNew = isNew(order, said.order.rating)
  return given.length > 0 || isOrderNew ? { books: given, ...(isOrderNew && { order: givenOf(order) }) } : undefined
}
