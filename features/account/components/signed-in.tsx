'use client'

import { useQuery } from '@tanstack/react-query'
import { User } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Link } from '#lib/routing/navigation.ts'
import { meQuery } from '#lib/session/me.ts'
import { useOverdueNotification } from '../use-overdue-notification.ts'

/** The customer's name, which leads to the account. */
export const SignedIn = () => {
  const t = useTranslations('account')
  const { data: me } = useQuery(meQuery)
  const name = me?.organizationName ?? me?.personalInfo.displayName
  const isOverdue = me?.overdueInvoice != null
  useOverdueNotification(me?.overdueInvoice)
  return (
    <Link
      href="/orders"
      aria-label={[name === undefined ? t('myAccount') : t('accountOf', { name }), isOverdue && t('overdue')]
        .filter(Boolean)
        .join(', ')}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 hover:text-rubric"
    >
      <span className="relative">
        <User aria-hidden size={20} strokeWidth={1.6} />
        {isOverdue && (
          <span className="absolute -top-1 -right-1 size-2.5 rounded-pill bg-rubric forced-colors:border" />
        )}
      </span>
      <span className="max-w-40 truncate max-md:hidden">{name ?? t('myAccount')}</span>
    </Link>
  )
}
