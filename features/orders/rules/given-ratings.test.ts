import { expect, test } from 'vitest'
import type { OrderRatings } from '#contracts/order-ratings.ts'
import { givenRatings, typedRatings } from './given-ratings.ts'

const book = (variantId: number, rating: OrderRatings['books'][number]['rating']) => ({
  variantId,
  path: '/termekek/edes-anna-1',
  name: 'Édes Anna',
  authors: 'Kosztolányi Dezső',
  cover: { path: '/assets/a', width: 640, height: 960 },
  mayRate: true,
  rating,
})
const said: OrderRatings = {
  number: 'K-2026-000001',
  status: 'fulfilled',
  displayName: 'Kovács A.',
  isModerated: true,
  order: { mayRate: true, rating: { stars: 3, text: null } },
  books: [book(1, { stars: 4, text: 'Jó.', status: 'approved' }), book(2, null)],
}

test('the form shows earlier ratings, and does not send them again unchanged', () => {
  const typed = typedRatings(said)
  expect(typed).toEqual({
    books: [
      { stars: '4', text: 'Jó.' },
      { stars: '', text: '' },
    ],
    order: { stars: '3', text: '' },
  })
  expect(givenRatings(typed, said)).toBeUndefined()
})

test('only what is new or changed is sent', () => {
  const typed = typedRatings(said)
  const books = [
    { stars: '4', text: 'Nagyon jó.' },
    { stars: '', text: '' },
  ]
  expect(givenRatings({ ...typed, books }, said)).toEqual({ books: [{ variantId: 1, stars: 4, text: 'Nagyon jó.' }] })
  const order = { stars: '5', text: '' }
  expect(
    givenRatings(
      {
        books: [
          { stars: '4', text: 'Jó.' },
          { stars: '5', text: '' },
        ],
        order,
      },
      said,
    ),
  ).toEqual({
    books: [{ variantId: 2, stars: 5, text: '' }],
    order: { stars: 5, text: '' },
  })
})
