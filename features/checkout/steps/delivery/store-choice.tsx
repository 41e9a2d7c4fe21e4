'use client'

import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { FieldError } from '#components/ui/field-frame.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { storesQuery } from './queries.ts'
import { useOpeningText } from './use-opening-text.ts'
import { PlaceRow } from './place-row.tsx'

interface Props {
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

export const StoreChoice = ({ value, onChange, error }: Props) => {
  const t = useTranslations('checkout')
  const locale = useLocale()
  const errorText = useErrorText()
  const openingText = useOpeningText()
  const stores = useQuery(storesQuery(locale))
  if (stores.isError)
    return (
      <Notice
        tone="error"
        title={t('loadFailed')}
        actions={<Button onClick={() => void stores.refetch()}>{t('retry')}</Button>}
        announce
      >
        {errorText(stores.error)}
      </Notice>
    )
  if (!stores.data) return <Skeleton className="h-80 w-full" />
  return (
    <fieldset aria-describedby={error ? 'store-error' : undefined} className="min-w-0">
      <legend className="sr-only">{t('delivery.store')}</legend>
      <ul className="overflow-hidden rounded-box border border-line bg-sheet">
        {stores.data.map(({ id, name, ZIPCode, city, addressLine, open }, index) => (
          <PlaceRow
            key={id}
            id={index === 0 ? 'storeId' : undefined}
            name="store"
            value={String(id)}
            checked={value === String(id)}
            onChange={onChange}
            title={name}
            lines={[`${ZIPCode} ${city}, ${addressLine}`, openingText(open) ?? []].flat()}
          />
        ))}
      </ul>
      {error && (
        <div className="mt-2">
          <FieldError id="store-error">{error}</FieldError>
        </div>
      )}
    </fieldset>
  )
}
