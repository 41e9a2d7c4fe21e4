'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link } from '#lib/routing/navigation.ts'

export interface Legal {
  terms?: string
  privacy?: string
}

/** Opens beside the checkout, so that nothing typed is lost. */
const contentLink = (path: string | undefined) => (text: ReactNode) =>
  path ? (
    <Link href={{ path }} target="_blank" className="text-link text-ink">
      {text}
    </Link>
  ) : (
    text
  )

export const OrderTerms = ({ hasDownloads, legal }: { hasDownloads: boolean; legal: Legal }) => {
  const t = useTranslations('checkout.payment')
  return (
    <div className="flex max-w-prose flex-col gap-2 text-13 text-soft">
      {hasDownloads && <p>{t('downloadsWithdrawal')}</p>}
      <p>{t.rich('terms', { terms: contentLink(legal.terms), privacy: contentLink(legal.privacy) })}</p>
    </div>
  )
}
