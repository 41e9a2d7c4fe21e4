'use client'

import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { useErrorText } from '#lib/i18n/use-error-text.ts'

interface Props {
  /** The name that readers know. */
  name: string
  error: Error
  isFetching: boolean
  retry: () => void
}

/** The list of one carrier could not be loaded. The lists of the others stand below. */
export const CarrierFailure = ({ name, error, isFetching, retry }: Props) => {
  const t = useTranslations('checkout.delivery')
  const errorText = useErrorText()
  return (
    <Notice
      tone="warning"
      title={t('carrierAway', { carrier: name })}
      actions={
        <Button size="small" busy={isFetching} onClick={retry}>
          {t('retry')}
        </Button>
      }
      announce
    >
      {errorText(error)}
    </Notice>
  )
}
