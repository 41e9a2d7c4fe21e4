'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Badge } from '#components/ui/badge.tsx'
import { TextField } from '#components/ui/text-field.tsx'
import type { ApprovalDetail } from '#contracts/approvals.ts'
import { formatPrice } from '#lib/format/format-price.ts'
import { useShownPrices } from '#lib/session/use-shown-prices.ts'

interface Props {
  request: ApprovalDetail
  quantities?: Record<number, number>
  /** Undefined where the quantities stand. */
  onQuantity?: (id: number, quantity: number) => void
}

const mostCopies = 99

const read = (text: string): number => Math.min(mostCopies, Math.max(0, Math.trunc(Number(text)) || 0))

/** What is asked for, what it costs, where it goes and how it is paid. */
export const ApprovalLines = ({ request, quantities, onQuantity }: Props) => {
  const t = useTranslations('organization.approvals')
  const locale = useLocale()
  const { main } = useShownPrices()
  const money = (amount: number) => formatPrice(amount, request.currency, locale)
  const { requester, message, poNumber, costCenter, reason, lines, totals, delivery, payment, status } = request
  const facts = [
    [t('requester'), requester],
    ...(message ? [[t('messageLabel'), message]] : []),
    ...(poNumber ? [[t('poNumberLabel'), poNumber]] : []),
    ...(costCenter ? [[t('costCenterLabel'), `${costCenter.code} ${costCenter.name}`]] : []),
    [t('delivery'), delivery],
    [t('payment'), payment],
    ...(reason ? [[t('reasonLabel'), reason]] : []),
  ]
  return (
    <>
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
        {facts.map(([name, text]) => (
          <div key={name} className="contents">
            <dt className="text-soft">{name}</dt>
            <dd className="[overflow-wrap:anywhere] max-sm:mb-2">{text}</dd>
          </div>
        ))}
      </dl>
      <ul className="border-t border-ink">
        {lines.map(({ id, name, authors, quantity, total, available }) => (
          <li key={id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-b border-line py-3">
            <div className="min-w-0 flex-1 basis-48">
              <p className="font-medium [overflow-wrap:anywhere]">{name}</p>
              <p className="text-13 text-soft">{authors}</p>
              {status === 'pending' && available !== null && available < quantity && (
                <Badge tone="attention">{t('available', { count: available })}</Badge>
              )}
            </div>
            {onQuantity ? (
              <TextField
                label={t('quantityOf', { name })}
                type="number"
                inputMode="numeric"
                min={0}
                max={mostCopies}
                className="w-28"
                value={quantities?.[id] ?? quantity}
                onChange={({ target }) => onQuantity(id, read(target.value))}
              />
            ) : (
              <p className="tabular-nums">{t('copies', { count: quantity })}</p>
            )}
            {total && <p className="w-28 text-right tabular-nums">{money(total[main])}</p>}
          </li>
        ))}
      </ul>
      <output className="flex flex-col gap-1">
        <span className="flex justify-between gap-4 text-soft">
          <span>{t('totalNet')}</span>
          <span className="tabular-nums">{money(totals.total.net)}</span>
        </span>
        <span className="flex justify-between gap-4 font-bold">
          <span>{t('totalGross')}</span>
          <span className="tabular-nums">{money(totals.total.gross)}</span>
        </span>
      </output>
    </>
  )
}
