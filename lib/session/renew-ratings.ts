import type { QueryClient } from '@tanstack/react-query'

/** What pages have read of the visitor's ratings: their list, that of a book, and those of an order. */
const keys = ['own-ratings', 'own-rating', 'order-ratings'] as const

/**
 * After a rating was given or taken back, it is read again wherever it stands.
 * @param answered the key that has its answer already
 */
export const renewRatings = async (client: QueryClient, answered?: (typeof keys)[number]): Promise<void> => {
  const others = keys.filter((key) => key !== answered)
  await Promise.all(others.map((key) => client.invalidateQueries({ queryKey: [key] })))
}
