import { act, fireEvent, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, expect, test, vi } from 'vitest'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import type { Totals } from '#contracts/totals.ts'
import type { Format } from '#contracts/shop.ts'
import { messages } from '#lib/i18n/messages.ts'
import { AddedToCart } from './added-to-cart.tsx'

const cart = (format: Format, totals: Pick<Totals, 'freeDeliveryFrom' | 'missingForFreeDelivery'>) => {
  const variant = { format, language: 'hu', cover: { path: '/assets/covers/edes-anna', width: 640, height: 960 } }
  return {
    currency: 'HUF',
    items: [{ variantId: 1, dealId: null, name: 'Édes Anna', unitTotal: { gross: 3490, net: 3324 }, variant }],
    minimumOrder: null,
    totals,
  } as unknown as DraftOrder
}

const show = (order: DraftOrder, onClose = () => {}) =>
  render(
    <NextIntlClientProvider locale="hu" messages={messages.hu} timeZone="Europe/Budapest">
      <AddedToCart variantId={1} quantity={1} order={order} onClose={onClose} />
    </NextIntlClientProvider>,
  )

afterEach(() => void vi.useRealTimers())

test.each([
  [
    'reached',
    cart('paperback', { freeDeliveryFrom: 12_000, missingForFreeDelivery: null }),
    new RegExp(messages.hu.cart.freeDelivery),
  ],
  [
    'not yet',
    cart('paperback', { freeDeliveryFrom: 12_000, missingForFreeDelivery: 8_710 }),
    /Még 8 710 Ft, és ingyen visszük\./,
  ],
  ['none in this shop', cart('paperback', { freeDeliveryFrom: null, missingForFreeDelivery: null }), /^(?!.*ingyen)/],
  ['nothing to deliver', cart('ebook', { freeDeliveryFrom: 12_000, missingForFreeDelivery: null }), /^(?!.*ingyen)/],
])('free delivery: %s', (_, order, told) => {
  show(order)
  expect(screen.getByRole('group').textContent.replaceAll(/\s/g, ' ')).toMatch(told)
})

test.each([
  ['closes by itself', undefined, 1],
  ['stays for the keyboard', () => fireEvent.focusIn(screen.getByRole('button')), 0],
  ['stays for the pointer', () => fireEvent.pointerEnter(screen.getByRole('group')), 0],
])('the panel %s', (_, enter, times) => {
  vi.useFakeTimers()
  const onClose = vi.fn<() => void>()
  show(cart('ebook', { freeDeliveryFrom: null, missingForFreeDelivery: null }), onClose)
  enter?.()
  act(() => void vi.advanceTimersByTime(60_000))
  expect(onClose).toHaveBeenCalledTimes(times)
})
