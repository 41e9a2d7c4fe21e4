'use client'

import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { ToastRegion } from '#components/ui/toast-region.tsx'
import { useToasts } from '#components/ui/toast-store.ts'
import { Row } from './sample.tsx'

export const MessageSamples = () => {
  const t = useTranslations('uiGuide.messages')
  const show = useToasts((store) => store.show)
  return (
    <>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Notice tone="error" title={t('errorTitle')} actions={<Button size="small">{t('retry')}</Button>}>
          {t('errorText')}
        </Notice>
        <Notice tone="warning" title={t('warningTitle')}>
          {t('warningText')}
        </Notice>
        <Notice tone="success" title={t('successTitle')}>
          {t('successText')}
        </Notice>
        <Notice tone="info" title={t('infoTitle')}>
          {t('infoText')}
        </Notice>
      </div>
      <Row>
        <Button
          onClick={() =>
            show({ tone: 'success', text: t('toastText'), action: { label: t('undo'), onPress: () => undefined } })
          }
        >
          {t('toast', { tone: 'success' })}
        </Button>
        <Button onClick={() => show({ tone: 'error', text: t('toastError') })}>{t('toast', { tone: 'error' })}</Button>
        <Button onClick={() => show({ tone: 'warning', text: t('warningTitle') })}>
          {t('toast', { tone: 'warning' })}
        </Button>
        <Button onClick={() => show({ tone: 'info', text: t('infoText') })}>{t('toast', { tone: 'info' })}</Button>
      </Row>
      <ToastRegion label={t('region')} closeLabel={t('close')} />
    </>
  )
}
