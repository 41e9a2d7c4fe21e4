'use client'

import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { ToastRegion } from '#components/ui/toast-region.tsx'
import { useToasts } from '#components/ui/toast-store.ts'
import { Sample } from './sample.tsx'

export const MessageSamples = () => {
  const t = useTranslations('uiGuide.messages')
  const samples = useTranslations('uiGuide.samples')
  const show = useToasts((store) => store.show)
  return (
    <>
      <Sample title={samples('notices')} className="grid items-start gap-4 lg:grid-cols-2">
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
      </Sample>
      <Sample
        title={samples('toasts')}
        code={
          "show({ tone: 'success', text, action: { label, onPress } })\nshow({ tone: 'error', text })\nshow({ tone: 'warning', text })\nshow({ tone: 'info', text })"
        }
      >
        <Button
          onClick={() =>
            show({ tone: 'success', text: t('toastText'), action: { label: t('undo'), onPress: () => undefined } })
          }
        >
          {t('toastSuccess')}
        </Button>
        <Button onClick={() => show({ tone: 'error', text: t('toastErrorText') })}>{t('toastError')}</Button>
        <Button onClick={() => show({ tone: 'warning', text: t('warningTitle') })}>{t('toastWarning')}</Button>
        <Button onClick={() => show({ tone: 'info', text: t('infoText') })}>{t('toastInfo')}</Button>
      </Sample>
      <ToastRegion label={t('region')} closeLabel={t('close')} />
    </>
  )
}
