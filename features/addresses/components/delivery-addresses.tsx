'use client'

import { useLocale, useTranslations } from 'next-intl'
import { lazy } from 'react'
import type { DeliveryData } from '#contracts/address-book.ts'
import { LoadedPart } from '#components/ui/loaded-part.tsx'
import { deliveryDataQuery } from '#lib/session/saved-addresses.ts'
import { countryName, formatPlace } from '#lib/format/format-place.ts'
import { useCustomerQuery } from '#lib/session/use-customer-query.ts'
import { useDeliveryChanges } from '../queries.ts'
import { AddressList } from './address-list.tsx'

/** Loaded with the first press. */
const DeliveryAddressForm = lazy(() =>
  import('./delivery-address-form.tsx').then((loaded) => ({ default: loaded.DeliveryAddressForm })),
)

export const DeliveryLines = ({ item: { address } }: { item: DeliveryData }) => {
  const t = useTranslations('addresses')
  const locale = useLocale()
  const { country, ZIPCode, city, addressLine, note } = address
  return (
    <>
      {ZIPCode} {city}
      <br />
      {addressLine}
      {country !== 'HU' && <span className="block">{countryName(country, locale)}</span>}
      {note && <span className="block text-13 text-soft">{t('note', { note })}</span>}
    </>
  )
}

export const DeliveryAddresses = () => {
  const locale = useLocale()
  const changes = useDeliveryChanges()
  return (
    <LoadedPart query={useCustomerQuery(deliveryDataQuery)} rows={2} rowClass="h-40 w-full">
      {(items) => (
        <AddressList
          items={items}
          kind="delivery"
          nameOf={({ address }) => formatPlace(address, locale)}
          Lines={DeliveryLines}
          changes={changes}
          AddressForm={DeliveryAddressForm}
        />
      )}
    </LoadedPart>
  )
}
