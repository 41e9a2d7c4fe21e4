'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { SkeletonText } from '#components/ui/skeleton.tsx'
import type { Subscription } from '#contracts/newsletter.ts'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { useHydrated } from '#lib/session/use-hydrated.ts'
import { useMailToken } from '#lib/session/use-mail-token.ts'
import { subscriptionQuery } from '../queries.ts'

interface Props {
  /** The content for a valid link. */
  children: (subscription: Subscription, token: string) => ReactNode
  /** The content for a visitor without a link, if there is more to offer than a message. */
  without?: ReactNode
}

const ToForm = () => {
  const t = useTranslations('newsletter')
  return <ButtonLink href="/newsletter">{t('submit')}</ButtonLink>
}

export const NoLink = () => {
  const t = useTranslations('newsletter')
  return <EmptyState title={t('noLinkTitle')} text={t('noLinkText')} actions={<ToForm />} />
}

/** The pages that mails link to: loading, no link, an expired link, or the content for a valid link. */
export const LinkGate = ({ children, without }: Props) => {
  const t = useTranslations('newsletter')
  const errorText = useErrorText()
  const hydrated = useHydrated()
  const token = useMailToken()
  const { data, isError, error } = useQuery(subscriptionQuery(token))

  if (hydrated && token === undefined) return without ?? <NoLink />
  if (data && token !== undefined) return children(data, token)
  if (isError)
    return (
      <Notice tone="error" title={t('failed')} announce actions={<ToForm />}>
        {errorText(error)}
      </Notice>
    )
  return (
    <div className="max-w-80">
      <output className="sr-only">{t('waiting')}</output>
      <noscript>
        <p>{t('needsScript')}</p>
      </noscript>
      <SkeletonText lines={3} />
    </div>
  )
}
