'use client'

import { useTranslations } from 'next-intl'
import type { Carrier } from '#contracts/carriers.ts'
import type { OrderState } from '#contracts/orders.ts'
import { ProgressLine } from './progress-line.tsx'

/** A line of steps for each parcel; one line for an order of downloads. */
export const OrderProgress = ({ order, carrier = null }: { order: OrderState; carrier?: Carrier | null }) => {
  const t = useTranslations('orders.progress')
  if (order.status === 'cancelled') return null
  const { shipments } = order
  if (shipments.length < 2)
    return <ProgressLine order={order} shipment={shipments[0]} label={t('label')} carrier={carrier} />
  return (
    <div className="flex flex-col gap-6">
      {shipments.map((shipment) => (
        <section key={shipment.position} className="flex flex-col gap-3">
          <h2 className="font-semibold">{t('parcel', { position: shipment.position })}</h2>
          <ProgressLine
            order={order}
            shipment={shipment}
            label={t('parcel', { position: shipment.position })}
            carrier={carrier}
          />
        </section>
      ))}
    </div>
  )
}
