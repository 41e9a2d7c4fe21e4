'use client'

import { useTranslations } from 'next-intl'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { Button } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { useCartDeals, useCartPackages } from '../promotion-queries.ts'
import { FreeDelivery } from './free-delivery.tsx'
import { NextDeals } from './next-deals.tsx'

/** What the cart can still reach: free delivery and deals. Here it is told when the deals cannot be loaded. */
export const CartProgress = ({ order }: { order: DraftOrder }) => {
  const t = useTranslations('deals')
  const cart = useTranslations('cart')
  const errorText = useErrorText()
  const deals = useCartDeals(order)
  const packages = useCartPackages(order)
  const next = deals.data?.nextDeals ?? []

  const failed = [deals, packages].filter(({ isError }) => isError)
  const error = failed[0]?.error

  return (
    <>
      <FreeDelivery totals={order.totals} currency={order.currency}>
        {deals.isLoading ? (
          <Skeleton className="my-1 h-4 w-3/5" />
        ) : (
          next.length > 0 && <NextDeals deals={next} currency={order.currency} />
        )}
      </FreeDelivery>
      {error && (
        <Notice
          tone="warning"
          title={t('loginet.product.error.general')}
          actions={
            <Button
              size="small"
              busy={failed.some(({ isFetching }) => isFetching)}
              onClick={() => failed.forEach(({ refetch }) => void refetch())}
            >
              {cart('retry')}
            </Button>
          }
          announce
        >
          {errorText(error)}
        </Notice>
      )}
    </>
  )
}
