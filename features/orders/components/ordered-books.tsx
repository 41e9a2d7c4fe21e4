'use client'

import { useTranslations } from 'next-intl'
import type { OrderDetail } from '#contracts/orders.ts'
import { OrderLine } from './order-line.tsx'

/** The ordered books, by parcel where there are two. Files can be downloaded here. */
export const OrderedBooks = ({ order }: { order: OrderDetail }) => {
  const t = useTranslations('orders')
  const groups = [...new Set(order.items.map(({ shipment }) => shipment))].toSorted((a, b) => (a ?? 9) - (b ?? 9))
  const titleOf = (shipment: number | null) =>
    shipment === null ? t('details.downloads') : t('progress.parcel', { position: shipment })
  return (
    <section aria-labelledby="order-items" className="min-w-0">
      <h2 id="order-items" className="sr-only">
        {t('details.items')}
      </h2>
      {groups.map((shipment) => (
        <div key={shipment ?? 0} className="not-first:mt-6">
          {groups.length > 1 && <p className="mb-2 font-semibold">{titleOf(shipment)}</p>}
          <ul className="border-t border-line">
            {order.items
              .filter((item) => item.shipment === shipment)
              .map((item) => (
                <OrderLine key={item.id} order={order} item={item} />
              ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
