'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { AppliedCoupons } from './applied-coupons.tsx'

const loadForm = () => import('./coupon-form.tsx')
const CouponForm = lazy(() => loadForm().then((loaded) => ({ default: loaded.CouponForm })))

/** The coupons in the cart, and behind a disclosure the form for another one. The form is loaded when it is opened. */
export const CouponSection = ({ order }: { order: DraftOrder }) => {
  const t = useTranslations('cart')
  const [isUsed, setUsed] = useState(false)
  return (
    <div className="mt-5 border-t border-control/40 pt-4">
      <AppliedCoupons order={order} />
      <details onToggle={() => setUsed(true)}>
        <summary
          className="text-link inline-block min-h-6 cursor-pointer list-none [&::-webkit-details-marker]:hidden"
          onPointerEnter={() => void loadForm()}
          onFocus={() => void loadForm()}
        >
          {t('couponQuestion')}
        </summary>
        <div className="mt-3">
          {isUsed && (
            <Suspense fallback={<Skeleton className="h-[4.75rem] w-full" />}>
              <CouponForm />
            </Suspense>
          )}
        </div>
      </details>
    </div>
  )
}
