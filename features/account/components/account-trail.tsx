'use client'

import { useTranslations } from 'next-intl'
import { useSelectedLayoutSegments } from 'next/navigation'
import { Breadcrumbs } from '#components/ui/breadcrumbs.tsx'
import { entryOf } from '../side-bar-entries.ts'

/** Where the page stands in the account. */
export const AccountTrail = () => {
  const t = useTranslations('selfcare')
  const segments = useSelectedLayoutSegments()
  const entry = entryOf(segments)
  // A page below an entry leads back to it.
  const way = entry && {
    label: t(`pages.${entry.name}`),
    ...(`/${segments.join('/')}` !== entry.page && { href: entry.page }),
  }
  return (
    <Breadcrumbs
      label={t('breadcrumbs')}
      items={[{ label: t('home'), href: '/' }, { label: t('account') }, ...(way ? [way] : [])]}
    />
  )
}
