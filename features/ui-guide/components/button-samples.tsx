'use client'

import { ArrowDownUp, Heart } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { Sample } from './sample.tsx'

const workMs = 2_000

export const ButtonSamples = () => {
  const t = useTranslations('uiGuide')
  const [busy, setBusy] = useState(false)
  const work = () => {
    setBusy(true)
    setTimeout(() => setBusy(false), workMs)
  }
  return (
    <>
      <Sample title={t('samples.looks')}>
        <Button look="primary">{t('buttons.primary')}</Button>
        <Button>{t('buttons.secondary')}</Button>
        <Button look="quiet">{t('buttons.quiet')}</Button>
      </Sample>
      <Sample title={t('samples.sizes')}>
        <Button>{t('buttons.secondary')}</Button>
        <Button size="small">
          <ArrowDownUp aria-hidden size={16} strokeWidth={1.6} />
          {t('buttons.small')}
        </Button>
        <Button size="icon" aria-label={t('buttons.icon')}>
          <Heart aria-hidden size={20} strokeWidth={1.6} />
        </Button>
      </Sample>
      <Sample title={t('samples.disabled')}>
        <Button look="primary" disabled>
          {t('buttons.disabled')}
        </Button>
        <Button disabled>{t('buttons.disabled')}</Button>
      </Sample>
      <Sample title={t('samples.busy')}>
        <Button look="primary" busy>
          {t('buttons.busy')}
        </Button>
        <Button busy={busy} onClick={work}>
          {t('buttons.tryBusy')}
        </Button>
      </Sample>
      <Sample title={t('samples.asLink')}>
        <ButtonLink href="/ui-guide" look="primary">
          {t('buttons.link')}
        </ButtonLink>
      </Sample>
      <Sample title={t('samples.longText')} className="max-w-80">
        <Button look="primary" className="w-full">
          {t('longText')}
        </Button>
      </Sample>
    </>
  )
}
