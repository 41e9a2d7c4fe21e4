'use client'

import { lazy, Suspense } from 'react'
import { closeModal, useOpenModal } from '#lib/session/modal-queue.ts'

const CouponDialog = lazy(() => import('./coupon-dialog.tsx').then((loaded) => ({ default: loaded.CouponDialog })))

/** The modal of the layouts that adds a coupon (spec point 2). It is loaded when it is first opened. */
export const CouponModal = () => {
  const isOpen = useOpenModal('coupon') !== undefined
  if (!isOpen) return null
  return (
    <Suspense>
      <CouponDialog open onClose={() => closeModal('coupon')} />
    </Suspense>
  )
}
