'use client'

import { Bell, Hourglass } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { Cover } from '#components/media/cover.tsx'
import { Button } from '#components/ui/button.tsx'
import type { StockNotification } from '#contracts/stock-notifications.ts'
import { formatDate } from '#lib/format/format-date.ts'
import { Link } from '#lib/routing/navigation.ts'

interface Props {
  item: StockNotification
  busy: boolean
  onCancel: () => void
}

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.6, className: 'mt-0.5 shrink-0' } as const

export const WaitingLine = ({ item: { title, variant, confirmed, expiresAt }, busy, onCancel }: Props) => {
  const t = useTranslations('stockNotifications')
  const formatName = useTranslations('formats')
  const date = formatDate(expiresAt, useLocale())
  const href = variant && { path: variant.path }
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 border-b border-line py-5 sm:grid-cols-[5.5rem_minmax(0,1fr)_auto] sm:gap-x-6">
      {variant && href ? (
        <Link href={href} tabIndex={-1} aria-hidden className="self-start">
          <Cover cover={variant.cover} title={title} alt="" sizes="88px" />
        </Link>
      ) : (
        <span />
      )}
      <div className="min-w-0">
        {variant && <p className="text-13 text-soft">{variant.authors.map(({ name }) => name).join(', ')}</p>}
        <h2 className="title text-18">
          {href ? (
            <Link href={href} className="hover:text-rubric">
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        {variant && <p className="mt-1 text-13 text-soft">{formatName(variant.format)}</p>}
        <p className="mt-2 flex gap-2 text-13">
          {confirmed ? <Bell {...icon} /> : <Hourglass {...icon} />}
          {confirmed ? t('waitingUntil', { date }) : t('toConfirmUntil', { date })}
        </p>
      </div>
      <div className="mt-3 max-sm:col-start-2 sm:mt-0 sm:self-center">
        <Button size="small" busy={busy} aria-label={t('cancelOf', { title })} onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </li>
  )
}
