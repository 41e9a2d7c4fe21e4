'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link } from '#lib/routing/navigation.ts'
import type { Legal } from '../../server.ts'

/** Opens in another tab, so that nothing typed is lost. */
const contentLink = (path: string | undefined) => (text: ReactNode) =>
  path ? (
    <Link href={{ path }} target="_blank" className="text-link text-ink">
      {text}
    </Link>
  ) : (
    text
  )

interface Props {
  /** Only a consumer has a right of withdrawal, which a download ends. */
  isConsumer: boolean
  hasDownloads: boolean
  legal: Legal
}

export const OrderTerms = ({ isConsumer, hasDownloads, legal }: Props) => {
  const t = useTranslations('checkout.payment')
  const downloads = useTranslations('withdrawal')
  const days = isConsumer && hasDownloads ? legal.withdrawalDays : undefined
  return (
    <div className="flex max-w-prose flex-col gap-2 text-13 text-soft">
      {days !== undefined && <p>{downloads('downloads', { days })}</p>}
      <p>{t.rich('terms', { terms: contentLink(legal.terms), privacy: contentLink(legal.privacy) })}</p>
    </div>
  )
}
