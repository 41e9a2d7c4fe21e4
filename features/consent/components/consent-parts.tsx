'use client'

import { lazy, Suspense, useEffect } from 'react'
import { AddedMessages } from '#lib/i18n/added-messages.tsx'
import { useDecision } from '#lib/consent/consent.ts'
import { deleteUnallowed } from '#lib/consent/optional-storage.ts'
import { openModal, useOpenModal } from '#lib/session/modal-queue.ts'
import en from '#messages/en/cookie-consent.json'
import hu from '#messages/hu/cookie-consent.json'

const ConsentBanner = lazy(() => import('./consent-banner.tsx').then((loaded) => ({ default: loaded.ConsentBanner })))
const ConsentDialog = lazy(() => import('./consent-dialog.tsx').then((loaded) => ({ default: loaded.ConsentDialog })))

const texts = { hu: { cookieConsent: hu }, en: { cookieConsent: en } }

/** Opens the choice in place of the page to which the link of the footer leads. */
const useSettingsLink = () => {
  useEffect(() => {
    const open = (event: MouseEvent) => {
      if (!(event.target instanceof Element && event.target.closest('[data-cookie-settings]'))) return
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      event.stopPropagation()
      void openModal('cookieConsent')
    }
    document.addEventListener('click', open, true)
    return () => document.removeEventListener('click', open, true)
  }, [])
}

/** Where consent is managed: the banner until the visitor has decided, and the choice that the footer opens. */
export const ConsentParts = () => {
  const { day } = useDecision()
  const dialog = useOpenModal('cookieConsent')
  useSettingsLink()
  useEffect(deleteUnallowed, [])
  return (
    <AddedMessages texts={texts}>
      <Suspense>
        {day === undefined && <ConsentBanner />}
        {dialog !== undefined && <ConsentDialog key={dialog} />}
      </Suspense>
    </AddedMessages>
  )
}
