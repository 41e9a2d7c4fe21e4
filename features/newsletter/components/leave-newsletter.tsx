'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { useHint } from '#lib/session/hint-cookies.ts'
import { meQuery } from '#lib/session/me.ts'
import { useLeave } from '../queries.ts'
import { LinkGate, NoLink } from './link-gate.tsx'

const Leave = ({ email, token }: { email: string; token?: string }) => {
  const t = useTranslations('newsletter')
  const errorText = useErrorText()
  const leave = useLeave(email, token)
  if (leave.isSuccess)
    return (
      <Notice tone="success" title={t('leftTitle')} announce>
        {t('leftText')}
      </Notice>
    )
  return (
    <div className="flex flex-col items-start gap-5">
      <p>{t('leaveText', { email })}</p>
      {leave.isError && (
        <Notice tone="error" title={t('failed')} announce>
          {errorText(leave.error)}
        </Notice>
      )}
      <Button look="primary" busy={leave.isPending} onClick={() => leave.mutate()}>
        {t('leaveAction')}
      </Button>
    </div>
  )
}

/** A signed-in customer can unsubscribe the address of the account without the link of a mail. */
const LeaveAsCustomer = () => {
  const isCustomer = useHint('customer') !== undefined
  const { data: me } = useQuery({ ...meQuery, enabled: isCustomer })
  return isCustomer && me ? <Leave email={me.email} /> : <NoLink />
}

export const LeaveNewsletter = () => (
  <LinkGate without={<LeaveAsCustomer />}>{({ email }, token) => <Leave email={email} token={token} />}</LinkGate>
)
