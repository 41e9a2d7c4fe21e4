'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRef } from 'react'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { showToast } from '#components/ui/toast-store.ts'
import type { StockNotification } from '#contracts/stock-notifications.ts'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { useCancel, type Waiting } from '../queries.ts'
import { WaitingLine } from './waiting-line.tsx'

export const WaitingList = ({ waiting: { email, items }, token }: { waiting: Waiting; token: string | undefined }) => {
  const t = useTranslations('stockNotifications')
  const errorText = useErrorText()
  const cancel = useCancel(token, useLocale())
  const summary = useRef<HTMLParagraphElement>(null)

  const take = ({ id, title }: StockNotification) =>
    cancel.mutate(id, {
      onSuccess: () => {
        showToast({ tone: 'info', text: t('cancelled', { title }) })
        // The pressed button is gone with its line.
        summary.current?.focus()
      },
      onError: (error) => showToast({ tone: 'error', text: errorText(error) }),
    })

  const count = items.length
  return (
    <div>
      <p ref={summary} tabIndex={-1} className="mb-5 text-soft">
        {email === undefined ? t('countOwn', { count }) : t('countOf', { count, email })}
      </p>
      {count === 0 ? (
        <EmptyState
          title={t('emptyTitle')}
          text={t('emptyText')}
          actions={<ButtonLink href="/">{t('toBooks')}</ButtonLink>}
        />
      ) : (
        <ul className="border-t border-line">
          {items.map((item) => (
            <WaitingLine
              key={item.id}
              item={item}
              busy={cancel.isPending && cancel.variables === item.id}
              onCancel={() => take(item)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
