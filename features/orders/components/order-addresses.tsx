'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { OrderDetail } from '#contracts/orders.ts'
import { billingName } from '#lib/format/billing-line.ts'
import { formatName } from '#lib/format/format-name.ts'
import { formatPlace } from '#lib/format/format-place.ts'

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h2 className="title mb-2 text-18">{title}</h2>
    <div className="text-soft">{children}</div>
  </div>
)

export const OrderAddresses = ({ order }: { order: OrderDetail }) => {
  const t = useTranslations('orders.details')
  const locale = useLocale()
  const { contact, delivery, billing, offerNumber, poNumber, costCenter } = order
  const { address } = delivery
  const place = delivery.pickupPoint ?? delivery.store
  if (contact.email === '') return <p className="pt-8 text-soft">{t('cleared')}</p>
  return (
    <div className="grid gap-8 pt-8 sm:grid-cols-3">
      <Part title={t('contact')}>
        <p className="text-ink">{formatName(contact, locale)}</p>
        <p>{contact.email}</p>
        <p>{contact.phone}</p>
      </Part>
      <Part title={t('delivery')}>
        <p className="text-ink">{delivery.name}</p>
        {address && (
          <>
            <p>{formatPlace(address, locale)}</p>
            {address.note && <p>{address.note}</p>}
          </>
        )}
        {place && (
          <>
            <p>{place.name}</p>
            <p>{formatPlace(place)}</p>
          </>
        )}
      </Part>
      <Part title={t('billing')}>
        <p className="text-ink">{billingName(billing, locale)}</p>
        {billing.type === 'company' && <p>{t('taxNumber', { number: billing.taxNumber })}</p>}
        <p>{formatPlace(billing, locale)}</p>
        {offerNumber && <p>{t('offer', { number: offerNumber })}</p>}
        {poNumber && <p>{t('poNumber', { number: poNumber })}</p>}
        {costCenter && <p>{t('costCenter', { name: `${costCenter.code} ${costCenter.name}` })}</p>}
      </Part>
    </div>
  )
}
