'use client'

import { Library } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { recordFormats } from '#contracts/record-format.ts'
import type { OrderDetail } from '#contracts/orders.ts'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { useOrganizationId } from '#lib/session/organization.ts'
import { useRecordFile } from '../queries.ts'

/** The books of an order for the system of a library, for members of organisations. */
export const OrderRecords = ({ order: { uuid, isOwn, status } }: { order: OrderDetail }) => {
  const t = useTranslations('orders.details.records')
  const errorText = useErrorText()
  const isMember = useOrganizationId() != null
  const { mutate, isPending, variables, error } = useRecordFile(uuid)
  if (!isMember || !isOwn || status === 'cancelled') return null
  return (
    <section aria-labelledby="order-records" className="pt-8">
      <h2 id="order-records" className="title mb-2 text-18">
        {t('title')}
      </h2>
      <p className="mb-4 max-w-prose text-soft">{t('text')}</p>
      <div className="flex flex-wrap gap-3.5">
        {recordFormats.map((format) => (
          <Button key={format} busy={isPending && variables === format} onClick={() => mutate(format)}>
            <Library aria-hidden size={16} />
            {t(format)}
          </Button>
        ))}
      </div>
      {error && (
        <p role="alert" className="mt-3 text-13 text-error">
          {errorText(error)}
        </p>
      )}
    </section>
  )
}
