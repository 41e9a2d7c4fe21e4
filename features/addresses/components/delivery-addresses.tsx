'use client'

import { useTranslations } from 'next-intl'
import { lazy } from 'react'
import type { DeliveryData } from '#contracts/address-book.ts'
import { LoadedPart } from '#components/ui/loaded-part.tsx'
import { deliveryDataQuery } from '#lib/session/saved-addresses.ts'
import { placeLine } from '#lib/format/address-line.ts'
import { useCustomerQuery } from '#lib/session/use-customer-query.ts'
import { useDeliveryChanges } from '../queries.ts'
import { AddressList } from './address-list.tsx'

/** Loaded with the first press. */
const DeliveryAddressForm = lazy(() =>
  import('./delivery-address-form.tsx').then((loaded) => ({ default: loaded.DeliveryAddressForm })),
)

const DeliveryLines = ({ item: { address } }: { item: DeliveryData }) => {
  const t = useTranslations('addresses')
  const { ZIPCode, city, addressLine, note } = address
  return (
    <>
      {ZIPCode} {city}
      <br />
      {addressLine}
      {note && <span className="block text-13 text-soft">{t('note', { note })}</span>}
    </>
  )
}

export const DeliveryAddresses = () => {
  const t = useTranslations('addresses')
  const words = useTranslations('selfcare')
  const changes = useDeliveryChanges()
  return (
    <LoadedPart
      query={useCustomerQuery(deliveryDataQuery)}
      texts={{ loading: words('loading'), failed: words('loadFailed'), retry: words('retry') }}
      rows={2}
      rowClass="h-40 w-full"
    >
      {(items) => (
        <AddressList
          items={items}
          texts={{
            add: t('delivery.add'),
            edit: t('delivery.edit'),
            emptyTitle: t('delivery.emptyTitle'),
            emptyText: t('delivery.emptyText'),
          }}
          nameOf={({ address }) => placeLine(address)}
          Lines={DeliveryLines}
          changes={changes}
          AddressForm={DeliveryAddressForm}
        />
      )}
    </LoadedPart>
  )
}
