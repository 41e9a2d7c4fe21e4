'use client'

import { useLocale } from 'next-intl'
import { lazy } from 'react'
import type { DeliveryData } from '#contracts/address-book.ts'
import { LoadedPart } from '#components/ui/loaded-part.tsx'
import { formatPlace } from '#lib/format/format-place.ts'
import { organizationAddressesQuery, useOrganizationId } from '#lib/session/organization.ts'
import { useCustomerQuery } from '#lib/session/use-customer-query.ts'
import { useDeliveryChanges } from '../queries.ts'
import { AddressList, type AddressFormProps } from './address-list.tsx'
import { DeliveryLines } from './delivery-addresses.tsx'

const DeliveryAddressForm = lazy(() =>
  import('./delivery-address-form.tsx').then((loaded) => ({ default: loaded.DeliveryAddressForm })),
)

const OrganizationAddressForm = (props: AddressFormProps<DeliveryData>) => (
  <DeliveryAddressForm {...props} organizationId={useOrganizationId() ?? undefined} />
)

const OfOrganization = ({ id }: { id: number }) => {
  const locale = useLocale()
  const changes = useDeliveryChanges(id)
  return (
    <LoadedPart query={useCustomerQuery(organizationAddressesQuery(id))} rows={1} rowClass="h-40 w-full">
      {(items) => (
        <AddressList
          items={items}
          kind="delivery"
          isShared
          nameOf={({ address }) => formatPlace(address, locale)}
          Lines={DeliveryLines}
          changes={changes}
          AddressForm={OrganizationAddressForm}
        />
      )}
    </LoadedPart>
  )
}

/** The addresses to which members order who set none of their own. Masters change them. */
export const OrganizationAddresses = () => {
  const id = useOrganizationId()
  return id == null ? null : <OfOrganization id={id} />
}
