'use client'

import { useEffect } from 'react'
import { Button } from '#components/ui/button.tsx'
import type { Locale } from '#contracts/shop.ts'
import enTexts from '#messages/en/error-pages.json'
import huTexts from '#messages/hu/error-pages.json'
import { isChunkFailure, reloadOnce } from '../reload-once.ts'
import { BareFrame } from './bare-frame.tsx'
import { PageMessage } from './page-message.tsx'

/** The generic error page. It stands outside of every provider, as those may be what failed, so it brings its own texts. */
export const FailurePage = ({ error, locale }: { error: Error; locale: Locale }) => {
  useEffect(() => {
    if (isChunkFailure(error)) reloadOnce(sessionStorage, Date.now(), () => location.reload())
  }, [error])

  const t = locale === 'en' ? enTexts : huTexts
  return (
    <BareFrame>
      <title>{t.errorTitle}</title>
      <PageMessage
        title={t.errorTitle}
        text={t.errorText}
        actions={
          <>
            <Button look="primary" onClick={() => location.reload()}>
              {t.retry}
            </Button>
            <Button asChild>
              <a href={locale === 'en' ? '/en' : '/'}>{t.toHome}</a>
            </Button>
          </>
        }
      />
    </BareFrame>
  )
}
