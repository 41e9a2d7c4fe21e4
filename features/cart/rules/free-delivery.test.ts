import { expect, test } from 'vitest'
import type { Format } from '#contracts/shop.ts'
import { freeDeliveryOf } from './free-delivery.ts'

const cart = (formats: Format[], missingForFreeDelivery: number | null) =>
  ({ items: formats.map((format) => ({ variant: { format } })), totals: { missingForFreeDelivery } }) as Parameters<typeof freeDeliveryOf>[0]

test.each([
  ['reached', cart(['paperback'], null), { isReached: true }],
  ['not yet', cart(['paperback', 'ebook'], 8_710), { isReached: false, missing: 8_710 }],
  ['nothing to deliver', cart(['ebook', 'audio'], null), undefined],
])('%s', (_, order, free) => expect(freeDeliveryOf(order)).toEqual(free))
