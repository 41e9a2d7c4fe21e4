'use client'

import { useTranslations } from 'next-intl'
import { useSelectedLayoutSegment } from 'next/navigation'
import { Breadcrumbs } from '#components/ui/breadcrumbs.tsx'
import { entryOf } from '../side-bar-entries.ts'

/** Where the page stands in the account. */
export const AccountTrail = () => {
  const t = useTranslations('selfcare')
  const entry = entryOf(useSelectedLayoutSegment())
  return (
    <Breadcrumbs
      label={t('navigation')}
      items={[
        { label: t('home'), href: '/' },
        { label: t('account') },
        ...(entry ? [{ label: t(`pages.${entry.name}`) }] : []),
      ]}
    />
  )
}
