'use client'

import { lazy, Suspense } from 'react'
import { closeCouponModal, useCouponModal } from '../coupon-modal-store.ts'

const CouponDialog = lazy(() => import('./coupon-dialog.tsx').then((loaded) => ({ default: loaded.CouponDialog })))

/** The modal of the layouts that adds a coupon (spec point 2). It is loaded when it is first opened. */
export const CouponModal = () => {
  const state = useCouponModal((modal) => modal.state)
  if (state === 'unused') return null
  return (
    <Suspense>
      <CouponDialog open={state === 'open'} onClose={closeCouponModal} />
    </Suspense>
  )
}
