'use client'

import { useTranslations } from 'next-intl'
import { openModal } from '#lib/session/modal-queue.ts'

/** Opens the modal that adds a coupon. */
export const CouponButton = () => {
  const t = useTranslations('cart')
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className="text-link min-h-6 self-start"
      onClick={() => void openModal('coupon')}
    >
      {t('couponQuestion')}
    </button>
  )
}
