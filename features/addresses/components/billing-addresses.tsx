'use client'

import { useLocale, useTranslations } from 'next-intl'
import { lazy } from 'react'
import type { BillingData } from '#contracts/address-book.ts'
import { LoadedPart } from '#components/ui/loaded-part.tsx'
import { billingLine, billingName } from '#lib/format/billing-line.ts'
import { countryName } from '#lib/format/format-place.ts'
import { formatName } from '#lib/format/format-name.ts'
import { billingDataQuery } from '#lib/session/saved-addresses.ts'
import { useCustomerQuery } from '#lib/session/use-customer-query.ts'
import { useBillingChanges } from '../queries.ts'
import { AddressList } from './address-list.tsx'

/** Loaded with the first press. */
const BillingAddressForm = lazy(() =>
  import('./billing-address-form.tsx').then((loaded) => ({ default: loaded.BillingAddressForm })),
)

const BillingLines = ({ item: { billing, contact } }: { item: BillingData }) => {
  const t = useTranslations('addresses.billing')
  const locale = useLocale()
  return (
    <>
      <span className="font-semibold">{billingName(billing, locale)}</span>
      <br />
      {billing.ZIPCode} {billing.city}
      <br />
      {billing.addressLine}
      {billing.country !== 'HU' && <span className="block">{countryName(billing.country, locale)}</span>}
      {billing.type === 'company' && (
        <span className="block text-13 text-soft">{t('taxNumber', { number: billing.taxNumber })}</span>
      )}
      {contact && (
        <span className="block text-13 text-soft">{t('contactIs', { name: formatName(contact, locale) })}</span>
      )}
    </>
  )
}

export const BillingAddresses = () => {
  const locale = useLocale()
  const changes = useBillingChanges()
  return (
    <LoadedPart query={useCustomerQuery(billingDataQuery)} rows={2} rowClass="h-40 w-full">
      {(items) => (
        <AddressList
          items={items}
          kind="billing"
          nameOf={({ billing }) => billingLine(billing, locale)}
          Lines={BillingLines}
          changes={changes}
          AddressForm={BillingAddressForm}
        />
      )}
    </LoadedPart>
  )
}
