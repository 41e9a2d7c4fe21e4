'use client'

import { useTranslations } from 'next-intl'
import { lazy, type ReactNode, Suspense } from 'react'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import type { DraftOrderItem } from '#contracts/draft-order-items.ts'
import { MinimumOrder } from '#components/order/minimum-order.tsx'
import { ButtonLink } from '#components/ui/button-link.tsx'
import type { useRemoveLine } from '../hooks/use-remove-line.ts'
import { usePendingQuantities } from '../change-queries.ts'
import { useShownPrices } from '#lib/session/use-shown-prices.ts'
import { CartLead } from './cart-lead.tsx'
import { CartLines } from './cart-lines.tsx'
import { CartNotes } from './cart-notes.tsx'
import { CartProgress } from './cart-progress.tsx'
import { CouponSection } from './coupon-section.tsx'
import { ParcelChoice } from './parcel-choice.tsx'
import { TotalsList } from './totals-list.tsx'

const PackageOffers = lazy(() => import('./package-offers.tsx').then((loaded) => ({ default: loaded.PackageOffers })))

const isOrderable = ({ availability, maxQuantity, quantity }: DraftOrderItem) =>
  availability !== 'unavailable' && (maxQuantity === null || quantity <= maxQuantity)

const canBeOrdered = ({ items, unpriced }: DraftOrder) =>
  items.length > 0 && items.every(isOrderable) && unpriced.length === 0

interface Props {
  order: DraftOrder
  /** Advantages for consumers. An institution has no right of withdrawal, so institutions do not see them. */
  reassurance: string | undefined
  /** Slot: the request for an offer, for members of organisations. */
  offerRequest: ReactNode
  onRemove: ReturnType<typeof useRemoveLine>
}

export const CartContents = ({ order, reassurance, offerRequest, onRemove }: Props) => {
  const t = useTranslations('cart')
  const pending = usePendingQuantities()
  const { main } = useShownPrices()
  const { totals, currency } = order

  return (
    <>
      {order.items.length > 0 && (
        <p className="mb-6 text-soft">
          <CartLead order={order} />
        </p>
      )}
      <div className="grid items-start gap-10 md:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[minmax(0,1fr)_380px] lg:gap-16">
        <div className="flex min-w-0 flex-col gap-6">
          <CartNotes order={order} />
          <CartProgress order={order} />
          <CartLines order={order} onRemove={onRemove} />
          <Suspense>
            <PackageOffers order={order} />
          </Suspense>
          <ParcelChoice order={order} />
        </div>
        <section aria-labelledby="cart-total" className="rounded-box bg-tint p-6 md:sticky md:top-6">
          <h2 id="cart-total" className="title mb-3 text-24">
            {t('summary')}
          </h2>
          <TotalsList totals={totals} currency={currency} shippingNote={t('shippingLater')} stale={pending.size > 0} />
          <div role="status" className="mt-6">
            {!canBeOrdered(order) && <p className="font-medium text-error">{t('mendFirst')}</p>}
            {order.minimumOrder && (
              <MinimumOrder minimum={order.minimumOrder} currency={currency} amongNet={main === 'net'} />
            )}
          </div>
          {canBeOrdered(order) && !order.minimumOrder && (
            <ButtonLink href="/checkout" look="primary" className="w-full">
              {t('checkout')}
            </ButtonLink>
          )}
          {order.items.length > 0 && offerRequest}
          <CouponSection order={order} />
          {reassurance && <p className="mt-4 text-13 text-soft">{reassurance}</p>}
        </section>
      </div>
    </>
  )
}
