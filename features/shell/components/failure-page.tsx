'use client'

import { lazy, Suspense, useEffect } from 'react'
import type { Locale } from '#contracts/shop.ts'
import { isChunkFailure, reloadOnce } from '../reload-once.ts'

/** Every page carries its error page along; what it says is loaded when it has to be said. */
const FailureMessage = lazy(() => import('./failure-message.tsx'))

export const FailurePage = ({ error, locale }: { error: Error; locale: Locale }) => {
  useEffect(() => {
    if (isChunkFailure(error)) reloadOnce(sessionStorage, Date.now(), () => location.reload())
  }, [error])

  return (
    <Suspense>
      <FailureMessage locale={locale} />
    </Suspense>
  )
}
