'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { showToast } from '#components/ui/toast-store.ts'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { useWithdrawRating } from '../queries.ts'

interface Props {
  id: number
  title: string
  onDone: () => void
}

/** Takes a rating back, after a second look. */
export const WithdrawRating = ({ id, title, onDone }: Props) => {
  const t = useTranslations('ownRatings')
  const errorText = useErrorText()
  const [isAsked, setIsAsked] = useState(false)
  const { mutateAsync, isPending, error, reset } = useWithdrawRating()
  const close = () => {
    reset()
    setIsAsked(false)
  }
  // This line may have left the list by now.
  const finish = () => {
    flushSync(() => setIsAsked(false))
    showToast({ tone: 'info', text: t('withdrawn', { title }) })
    onDone()
  }
  const take = () => void mutateAsync(id).then(finish, () => undefined)
  return (
    <>
      <Button size="small" aria-label={t('withdrawOf', { title })} onClick={() => setIsAsked(true)}>
        {t('withdraw')}
      </Button>
      <Dialog
        open={isAsked}
        onClose={close}
        title={t('withdrawTitle')}
        closeLabel={t('close')}
        footer={
          <>
            <Button look="primary" busy={isPending} onClick={take}>
              {t('withdrawConfirm')}
            </Button>
            <Button disabled={isPending} onClick={close}>
              {t('cancel')}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-4">
          {error && (
            <Notice tone="error" title={t('failed')} announce>
              {errorText(error)}
            </Notice>
          )}
          <p className="max-w-prose">{t('withdrawText', { title })}</p>
        </div>
      </Dialog>
    </>
  )
}
