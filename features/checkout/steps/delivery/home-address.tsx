'use client'

import { useLocale, useTranslations } from 'next-intl'
import { AddressFields } from '#components/form/address-fields.tsx'
import { TextField } from '#components/ui/text-field.tsx'
import type { DeliveryData } from '#contracts/address-book.ts'
import type { AddressForm } from '#contracts/checkout-forms.ts'
import { useCountries } from '#lib/configuration/countries.tsx'
import { formatPlace } from '#lib/format/format-place.ts'
import type { Field } from '#lib/forms/use-form.ts'
import { RememberAddress, SavedAddresses } from '../../components/lazy-saved-addresses.tsx'
import { type DeliveryValues, isInForm, noAddress } from './delivery-values.ts'

interface Props {
  field: Field<'country' | 'ZIPCode' | 'city' | 'addressLine' | 'note'>
  values: DeliveryValues
  /** What the customer has saved; null for a guest. */
  saved: DeliveryData[] | null
  onAddress: (address: AddressForm) => void
  onTown: (town: string) => void
  onRemember: (remember: string) => void
}

export const HomeAddress = ({ field, values, saved, onAddress, onTown, onRemember }: Props) => {
  const t = useTranslations('checkout')
  const words = useTranslations('forms')
  const locale = useLocale()
  const [country = 'HU'] = useCountries()
  const chosen = saved?.find(({ address }) => isInForm(address, values))
  const choose = (id: number | undefined) =>
    onAddress(saved?.find((item) => item.id === id)?.address ?? noAddress(country))
  return (
    <div role="group" aria-label={t('delivery.address')} className="flex flex-col gap-5 pt-2 pb-4">
      {saved && saved.length > 0 && (
        <SavedAddresses
          items={saved.map(({ id, address }) => ({ id, name: formatPlace(address, locale) }))}
          chosen={chosen?.id}
          onChoose={choose}
        />
      )}
      <AddressFields field={field} section="shipping" values={values} onTown={onTown} />
      <TextField {...field('note')} id="note" label={words('note')} hint={words('noteHint')} />
      {saved && !chosen && (
        <RememberAddress
          isRemembered={values.remember === 'yes'}
          onRemember={(remember) => onRemember(remember ? 'yes' : '')}
        />
      )}
    </div>
  )
}
