'use client'

import { useTranslations } from 'next-intl'
import { FormFailure } from '#components/form/form-failure.tsx'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'

interface Props {
  texts: { title: string; text: string; confirm: string }
  busy: boolean
  failure: Error | null
  onConfirm: () => void
  onClose: () => void
}

/** Asks once more before somebody loses access. */
export const Confirmation = ({ texts, busy, failure, onConfirm, onClose }: Props) => {
  const t = useTranslations('organization')
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      closeLabel={t('close')}
      footer={
        <>
          <Button look="primary" busy={busy} onClick={onConfirm}>
            {texts.confirm}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </>
      }
    >
      <FormFailure failure={failure} title={t('failed')} />
      <p>{texts.text}</p>
    </Dialog>
  )
}
