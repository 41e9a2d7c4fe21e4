'use client'

import { ArrowDownUp, Heart } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Row } from './sample.tsx'

export const ButtonSamples = () => {
  const t = useTranslations('uiGuide')
  const [busy, setBusy] = useState(false)
  const work = () => {
    setBusy(true)
    setTimeout(() => setBusy(false), 2000)
  }
  return (
    <>
      <Row>
        <Button look="primary">{t('buttons.primary')}</Button>
        <Button>{t('buttons.secondary')}</Button>
        <Button look="quiet">{t('buttons.quiet')}</Button>
        <Button size="icon" aria-label={t('buttons.icon')}>
          <Heart aria-hidden size={20} strokeWidth={1.6} />
        </Button>
        <Button size="small">
          <ArrowDownUp aria-hidden size={16} strokeWidth={1.6} />
          {t('buttons.small')}
        </Button>
        <Button asChild look="primary">
          <a href="#themes">{t('buttons.link')}</a>
        </Button>
      </Row>
      <Row>
        <Button look="primary" disabled>
          {t('buttons.disabled')}
        </Button>
        <Button disabled>{t('buttons.disabled')}</Button>
        <Button look="primary" busy>
          {t('buttons.busy')}
        </Button>
        <Button busy>{t('buttons.busy')}</Button>
        <Button busy={busy} onClick={work}>
          {t('buttons.tryBusy')}
        </Button>
      </Row>
      <div className="mt-5 max-w-60">
        <Button look="primary" className="w-full">
          {t('longText')}
        </Button>
      </div>
    </>
  )
}
