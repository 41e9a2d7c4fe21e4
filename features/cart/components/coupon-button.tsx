'use client'

import { useTranslations } from 'next-intl'
import { openCouponModal } from '../coupon-modal-store.ts'

/** Opens the modal that adds a coupon. */
export const CouponButton = () => {
  const t = useTranslations('cart')
  return (
    <button type="button" aria-haspopup="dialog" className="text-link min-h-6 self-start" onClick={openCouponModal}>
      {t('couponQuestion')}
    </button>
  )
}
