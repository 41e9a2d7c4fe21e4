'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useSelectedLayoutSegments } from 'next/navigation'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { getPathname } from '#lib/routing/navigation.ts'
import { entryOf } from '../side-bar-entries.ts'

/** In the place of the side bar, as high as its button on phones: the way in, and back to this page. */
export const GuestBar = () => {
  const t = useTranslations('selfcare')
  const locale = useLocale()
  const entry = entryOf(useSelectedLayoutSegments())
  const redirectPath = getPathname({ href: entry?.page ?? '/profile', locale })
  return (
    <ButtonLink href={{ pathname: '/login', query: { redirectPath } }} className="w-full max-md:mb-6">
      {t('signIn')}
    </ButtonLink>
  )
}
