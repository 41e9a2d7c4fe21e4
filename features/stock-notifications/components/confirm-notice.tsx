'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { useConfirm, type Waiting } from '../queries.ts'

interface Props {
  waiting: Waiting
  token: string
}

/** A press of its own: programs that look into links before people do must not confirm anything. */
export const ConfirmNotice = ({ waiting: { email = '', items, toConfirm }, token }: Props) => {
  const t = useTranslations('stockNotifications')
  const errorText = useErrorText()
  const confirm = useConfirm(token, useLocale())
  const title = items.find(({ id }) => id === toConfirm)?.title

  if (confirm.isSuccess)
    return (
      <Notice tone="success" title={t('confirmedTitle')} announce>
        {t('confirmedText')}
      </Notice>
    )
  if (title === undefined) return null
  return (
    <Notice
      tone={confirm.isError ? 'error' : 'info'}
      title={t('confirmTitle', { title })}
      announce={confirm.isError}
      actions={
        <Button look="primary" busy={confirm.isPending} onClick={() => confirm.mutate()}>
          {t('confirmAction')}
        </Button>
      }
    >
      {confirm.isError ? errorText(confirm.error) : t('confirmText', { email })}
    </Notice>
  )
}
