'use client'

import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import type { Locale } from '#contracts/shop.ts'
import { isChunkFailure, reloadOnce } from '../reload-once.ts'

/**
 * Every page includes its error page; the texts are loaded when the error page is shown. Offline they cannot be loaded:
 * then the notice on every page (offline-notice.tsx) says what is wrong.
 */
const FailureMessage = lazy<ComponentType<{ locale: Locale }>>(() =>
  import('./failure-message.tsx').catch(() => ({ default: () => null })),
)

const reload = (): void => location.reload()

export const FailurePage = ({ error, locale }: { error: Error; locale: Locale }) => {
  useEffect(() => {
    if (navigator.onLine) {
      if (isChunkFailure(error)) reloadOnce(sessionStorage, Date.now(), reload)
      return
    }
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [error])

  return (
    <Suspense>
      <FailureMessage locale={locale} />
    </Suspense>
  )
}
