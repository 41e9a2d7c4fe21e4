'use client'

import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react'
import type { Locale } from '#contracts/shop.ts'
import { useHint } from '#lib/session/hint-cookies.ts'

/** Without its code the banner is missing; the backend goes on refusing what it has to. */
const Banner = lazy(() =>
  import('./impersonation-banner.tsx').then(
    ({ ImpersonationBanner: Loaded }): { default: ComponentType<ComponentProps<typeof Loaded>> } => ({
      default: Loaded,
    }),
    () => ({ default: () => null }),
  ),
)

/** Stands once around all pages. Only operators load the banner. */
export const ImpersonationLoader = ({ locale }: { locale: Locale }) => {
  const until = useHint('impersonation')
  return (
    until && (
      <Suspense>
        <Banner locale={locale} until={until} />
      </Suspense>
    )
  )
}
