import { expect, test } from 'vitest'
import { offerStatuses } from '#contracts/offer-statuses.ts'
import { canMoveOffer, isFinished, type Mover } from './offer-moves.ts'

const movesOf = (by: Mover) =>
  offerStatuses.flatMap((from) =>
    offerStatuses.filter((to) => canMoveOffer(from, to, by)).map((to) => `${from} -> ${to}`),
  )

test('a customer requests, asks for a change, accepts and refuses, and answers only what was sent', () => {
  expect(movesOf('customer')).toEqual([
    'new -> offer_requested',
    'offer_sent -> offer_requested',
    'offer_sent -> ordered',
    'offer_sent -> rejected',
    'expired -> offer_requested',
  ])
})

test('the shop prices, sends and closes, and never accepts for a customer', () => {
  expect(movesOf('shop')).toEqual([
    'offer_requested -> draft',
    'offer_requested -> closed',
    'draft -> offer_sent',
    'draft -> closed',
    'offer_sent -> draft',
    'offer_sent -> closed',
    'expired -> draft',
    'expired -> closed',
  ])
})

test('only a sent offer expires', () => expect(movesOf('job')).toEqual(['offer_sent -> expired']))

test('an offer whose order was cancelled is open again, and a late payment brings the order back', () =>
  expect(movesOf('order')).toEqual(['offer_sent -> ordered', 'ordered -> offer_sent', 'expired -> ordered']))

test('what was ordered, closed or refused is finished', () =>
  expect(offerStatuses.filter(isFinished)).toEqual(['ordered', 'closed', 'rejected']))
