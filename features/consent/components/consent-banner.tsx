import './consent-banner.css'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '#components/ui/button.tsx'
import { consentPlaceId, consentTarget } from '#lib/consent/consent-target.ts'
import { localised } from '#lib/consent/localised.ts'
import { openModal } from '#lib/session/modal-queue.ts'
import { applyDecision, offeredConsents } from '../apply-decision.ts'

/** Tells the style sheet how much of the window is covered, so that nothing with the focus is. */
const useCoveredHeight = () => {
  const banner = useRef<HTMLElement>(null)
  useEffect(() => {
    const { current } = banner
    if (!current) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty('--consent-banner', `${current.offsetHeight}px`))
    observer.observe(current)
    return () => {
      observer.disconnect()
      style.removeProperty('--consent-banner')
    }
  }, [])
  return banner
}

/** Accepting, refusing and choosing are one press each, and look the same. */
export const ConsentBanner = () => {
  const t = useTranslations('cookieConsent')
  const locale = useLocale()
  const banner = useCoveredHeight()
  const place = document.getElementById(consentPlaceId)
  if (!place) return null
  return createPortal(
    <section ref={banner} aria-labelledby="consent-title" data-consent-banner className="consent-banner">
      <div className="measure flex flex-wrap items-center gap-x-8 gap-y-3 py-4">
        <div className="min-w-0 flex-1 basis-80">
          <h2 id="consent-title" className="title text-18">
            {t('title')}
          </h2>
          <p className="text-14 text-soft">
            {t('lead')}{' '}
            <a href={localised(consentTarget() ?? '', locale)} className="text-link">
              {t('more')}
            </a>
          </p>
        </div>
        <div className="flex flex-1 basis-72 flex-wrap gap-2">
          <Button className="flex-1" onClick={() => applyDecision(offeredConsents())}>
            {t('accept')}
          </Button>
          <Button className="flex-1" onClick={() => applyDecision([])}>
            {t('refuse')}
          </Button>
          <Button className="flex-1" onClick={() => void openModal('cookieConsent')}>
            {t('choose')}
          </Button>
        </div>
      </div>
    </section>,
    place,
  )
}
