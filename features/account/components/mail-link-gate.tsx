'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { SkeletonText } from '#components/ui/skeleton.tsx'
import { useHydrated } from '#lib/session/use-hydrated.ts'
import { useMailToken } from '#lib/session/use-mail-token.ts'

interface Props {
  /** The content for the link of a mail. Nothing is sent until its form is, so a program that opens links uses none up. */
  children: (token: string) => ReactNode
  /** Slot: the way to another mail, for a visitor without a link. */
  again: ReactNode
}

export const MailLinkGate = ({ children, again }: Props) => {
  const t = useTranslations('registration')
  const hydrated = useHydrated()
  const token = useMailToken()
  if (token !== undefined) return children(token)
  if (hydrated) return <EmptyState title={t('noLinkTitle')} text={t('noLinkText')} actions={again} />
  return (
    <>
      <noscript>
        <p>{t('needsScript')}</p>
      </noscript>
      <SkeletonText lines={3} />
    </>
  )
}
