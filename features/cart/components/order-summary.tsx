'use client'

import { ChevronDown } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useIsMutating } from '@tanstack/react-query'
import { MinimumOrder } from '#components/order/minimum-order.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { formatPrice } from '#lib/format/format-price.ts'
import { useDraftOrder } from '#lib/session/use-draft-order.ts'
import { useShownTotals } from '#lib/session/totals-preview.ts'
import { useHydrated } from '#lib/session/use-hydrated.ts'
import { useShownPrices } from '#lib/session/use-shown-prices.ts'
import { AppliedCoupons } from './applied-coupons.tsx'
import { CartLead } from './cart-lead.tsx'
import { CouponButton } from './coupon-button.tsx'
import { ParcelChoice } from './parcel-choice.tsx'
import { SummaryLines } from './summary-lines.tsx'
import { TotalsList } from './totals-list.tsx'

/** The column beside the checkout; on phones one line that can be opened. */
export const OrderSummary = () => {
  const t = useTranslations('cart')
  const locale = useLocale()
  const { main } = useShownPrices()
  const stale = useIsMutating({ mutationKey: ['draft-order'] }) > 0
  const { data: order, isLoading } = useDraftOrder()
  const totals = useShownTotals(order)
  const hydrated = useHydrated()
  if (!hydrated || isLoading) return <Skeleton className="h-14 w-full md:h-96" />
  if (!order || !totals || order.items.length === 0) return null

  const content = (
    <>
      <div className="border-b border-control/40 pb-4">
        <SummaryLines />
      </div>
      <div className="flex flex-col gap-4 pt-4">
        <p className="text-soft">
          <CartLead order={order} />
        </p>
        <ParcelChoice order={order} />
        <TotalsList totals={totals} currency={order.currency} shippingNote={t('shippingNotChosen')} stale={stale} />
        {!order.offer && (
          <>
            <AppliedCoupons order={order} />
            <CouponButton />
          </>
        )}
        {order.minimumOrder && (
          <MinimumOrder minimum={order.minimumOrder} currency={order.currency} amongNet={main === 'net'} />
        )}
      </div>
    </>
  )

  return (
    <>
      <details className="group rounded-box bg-tint md:hidden">
        <summary className="flex min-h-14 list-none items-center gap-3 px-4 font-medium [&::-webkit-details-marker]:hidden">
          <span className="flex-1">{t('yourOrder')}</span>
          <span className="font-bold tabular-nums">{formatPrice(totals.total.gross, order.currency, locale)}</span>
          <ChevronDown aria-hidden size={20} strokeWidth={1.6} className="transition-transform group-open:rotate-180" />
        </summary>
        <div className="px-4 pb-5">{content}</div>
      </details>
      <section aria-labelledby="your-order" className="rounded-box bg-tint p-6 max-md:hidden">
        <h2 id="your-order" className="title mb-5 text-24">
          {t('yourOrder')}
        </h2>
        {content}
      </section>
    </>
  )
}
