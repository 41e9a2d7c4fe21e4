'use client'

import { useTranslations } from 'next-intl'
import { useAddressId } from '#lib/routing/use-address-id.ts'
import { useRouter } from '#lib/routing/use-router.ts'
import { OrderCheckForm } from './order-check-form.tsx'

/** Asks for the e-mail address of an order that was not placed in this browser. */
export const OrderCheck = () => {
  const uuid = useAddressId()
  const t = useTranslations('orders.check')
  const router = useRouter()
  return (
    <div className="measure pt-10 pb-8 sm:pt-14">
      <OrderCheckForm
        uuid={uuid}
        title={t('title')}
        text={t('text')}
        submitLabel={t('submit')}
        onProven={() => router.replace({ pathname: '/orders/[id]/details/view', params: { id: uuid } })}
      />
    </div>
  )
}
