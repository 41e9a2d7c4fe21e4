'use client'

import { FileText } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { InvoiceSummary } from '#contracts/invoices.ts'
import { Button } from '#components/ui/button.tsx'
import { formatDate } from '#lib/format/format-date.ts'
import { formatPrice } from '#lib/format/format-price.ts'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { useInvoiceFile } from '../queries.ts'

interface Props {
  uuid: string
  invoice: InvoiceSummary
  /** Below the invoice: the way to its order. */
  children?: ReactNode
}

export const OrderInvoice = ({ uuid, invoice, children }: Props) => {
  const t = useTranslations('orders.details.invoices')
  const locale = useLocale()
  const errorText = useErrorText()
  const { mutate, isPending, error } = useInvoiceFile(uuid, invoice.id)
  const { kind, number, status, issuedOn, dueOn, currency, total, hasFile } = invoice
  const isOpen = kind === 'invoice' && (status === 'accepted' || status === 'expired')
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-4">
      <div className="min-w-0">
        <p className="font-semibold">
          {t(`kinds.${kind}`)} <span className="whitespace-nowrap">{number}</span>
        </p>
        <p className="text-13 text-soft">
          {formatDate(issuedOn, locale)} · {formatPrice(total.gross, currency, locale)} ·{' '}
          {t(kind === 'invoice' ? `statuses.${status}` : `corrections.${status}`)}
        </p>
        {isOpen && <p className="text-13 text-soft">{t('due', { day: formatDate(dueOn, locale) })}</p>}
        {children}
      </div>
      {hasFile && (
        <Button aria-label={t('fileOf', { number })} busy={isPending} onClick={() => mutate()}>
          <FileText aria-hidden size={16} />
          {t('file')}
        </Button>
      )}
      {error && (
        <p role="alert" className="w-full text-13 text-error">
          {errorText(error)}
        </p>
      )}
    </li>
  )
}

/** The invoices of an order and their corrections, the earliest first. */
export const OrderInvoices = ({ uuid, invoices }: { uuid: string; invoices: readonly InvoiceSummary[] }) => {
  const t = useTranslations('orders.details.invoices')
  if (invoices.length === 0) return null
  return (
    <section aria-labelledby="order-invoices" className="pt-8">
      <h2 id="order-invoices" className="title mb-2 text-18">
        {t('title')}
      </h2>
      <ul className="border-t border-line">
        {invoices.map((invoice) => (
          <OrderInvoice key={invoice.id} uuid={uuid} invoice={invoice} />
        ))}
      </ul>
    </section>
  )
}
