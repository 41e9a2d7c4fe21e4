'use client'

import { Download } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import type { OrderDetail } from '#contracts/orders.ts'
import { Button } from '#components/ui/button.tsx'
import { ApiError } from '#lib/api/api-error.ts'
import { datesInWords } from '#lib/format/dates-in-words.ts'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { useDownload } from '../queries.ts'

interface Props {
  uuid: string
  item: Pick<OrderDetail['items'][number], 'id' | 'name'>
}

export const DownloadButton = ({ uuid, item }: Props) => {
  const t = useTranslations('orders.details')
  const locale = useLocale()
  const errorText = useErrorText()
  const { mutate, isPending, error } = useDownload(uuid, item.id)
  return (
    <div className="mt-3">
      <Button aria-label={t('downloadOf', { name: item.name })} busy={isPending} onClick={() => mutate()}>
        <Download aria-hidden size={16} />
        {t('download')}
      </Button>
      {error && (
        <p role="alert" className="mt-2 text-13 text-error">
          {errorText(error, error instanceof ApiError ? datesInWords(error.params, locale) : undefined)}
        </p>
      )}
    </div>
  )
}
