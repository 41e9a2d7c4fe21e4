'use client'

import { useTranslations } from 'next-intl'
import { Dialog } from '#components/ui/dialog.tsx'
import { AddedMessages } from '#lib/i18n/added-messages.tsx'
import { useDraftOrder } from '#lib/session/use-draft-order.ts'
import en from '#messages/en/deals.json'
import hu from '#messages/hu/deals.json'
import { AppliedCoupons } from './applied-coupons.tsx'
import { CouponForm } from './coupon-form.tsx'

const texts = { hu: { deals: hu }, en: { deals: en } }

interface Props {
  open: boolean
  onClose: () => void
}

const Content = ({ open, onClose }: Props) => {
  const t = useTranslations('deals.coupons')
  const cart = useTranslations('cart')
  const { data: order } = useDraftOrder()
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} closeLabel={cart('close')}>
      {order && <AppliedCoupons order={order} />}
      <CouponForm />
    </Dialog>
  )
}

/** Adds and removes coupons over the current page. */
export const CouponDialog = (props: Props) => (
  <AddedMessages texts={texts}>
    <Content {...props} />
  </AddedMessages>
)
