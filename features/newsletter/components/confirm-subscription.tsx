'use client'

import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { Notice } from '#components/ui/notice.tsx'
import type { Subscription } from '#contracts/newsletter.ts'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { newestBooks } from '#lib/routing/newest-books.ts'
import { useConfirm } from '../queries.ts'
import { LinkGate } from './link-gate.tsx'

interface Props {
  subscription: Subscription
  token: string
}

/** The visitor must press a button: programs that open links in mails must not subscribe anybody. */
const Confirm = ({ subscription: { email, confirmed }, token }: Props) => {
  const t = useTranslations('newsletter')
  const errorText = useErrorText()
  const confirm = useConfirm(token)
  if (confirmed || confirm.isSuccess)
    return (
      <Notice
        tone="success"
        title={t('confirmedTitle')}
        announce={confirm.isSuccess}
        actions={<ButtonLink href={newestBooks}>{t('toBooks')}</ButtonLink>}
      >
        {t('confirmedText', { email })}
      </Notice>
    )
  return (
    <div className="flex flex-col items-start gap-5">
      <p>{t('confirmText', { email })}</p>
      {confirm.isError && (
        <Notice tone="error" title={t('failed')} announce>
          {errorText(confirm.error)}
        </Notice>
      )}
      <Button look="primary" busy={confirm.isPending} onClick={() => confirm.mutate()}>
        {t('confirmAction')}
      </Button>
    </div>
  )
}

export const ConfirmSubscription = () => (
  <LinkGate>{(subscription, token) => <Confirm subscription={subscription} token={token} />}</LinkGate>
)
