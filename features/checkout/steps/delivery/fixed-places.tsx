'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Notice } from '#components/ui/notice.tsx'
import { SelectField } from '#components/ui/select-field.tsx'
import type { DeliveryData } from '#contracts/address-book.ts'
import type { AddressForm } from '#contracts/checkout-forms.ts'
import { formatPlace } from '#lib/format/format-place.ts'
import { type DeliveryValues, isInForm } from './delivery-values.ts'

interface Props {
  items: readonly DeliveryData[]
  values: DeliveryValues
  onAddress: (address: AddressForm) => void
}

/** A member without SET_CUSTOM_DELIVERY_ADDRESS chooses from the addresses of the organisation. */
export const FixedPlaces = ({ items, values, onAddress }: Props) => {
  const t = useTranslations('checkout.delivery')
  const locale = useLocale()
  const chosen = items.find(({ address }) => isInForm(address, values))
  const choose = (id: string) => {
    const found = items.find((item) => String(item.id) === id)
    if (found) onAddress(found.address)
  }
  if (items.length === 0)
    return (
      <Notice tone="warning" title={t('noPlacesTitle')}>
        {t('noPlacesText')}
      </Notice>
    )
  return (
    <div className="pt-2 pb-4">
      <SelectField
        id="addressLine"
        label={t('address')}
        hint={t('placesHint')}
        value={chosen?.id ?? ''}
        onChange={({ target }) => choose(target.value)}
      >
        {!chosen && <option value="">{t('choosePlace')}</option>}
        {items.map(({ id, address }) => (
          <option key={id} value={id}>
            {formatPlace(address, locale)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
