'use client'

import { useTranslations } from 'next-intl'
import { FormFailure } from '#components/form/form-failure.tsx'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { Button } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { useConfirmEmail } from '../queries.ts'
import { MailLinkGate } from './mail-link-gate.tsx'

const ToProfile = () => {
  const t = useTranslations('registration.newEmail')
  return <ButtonLink href="/profile">{t('toProfile')}</ButtonLink>
}

/** A press of its own: programs that look into links before people do must not change anything. */
const ConfirmButton = ({ token }: { token: string }) => {
  const t = useTranslations('registration')
  const { mutate, isPending, data, error } = useConfirmEmail(token)
  if (data)
    return (
      <Notice
        tone="success"
        title={t('newEmail.doneTitle')}
        announce
        actions={data.isSignedIn ? <ToProfile /> : <ButtonLink href="/login">{t('toSignIn')}</ButtonLink>}
      >
        {t('newEmail.doneText', { email: data.email })}
      </Notice>
    )
  return (
    <div className="flex flex-col gap-5">
      <FormFailure failure={error} title={t('newEmail.failed')} actions={error && <ToProfile />} />
      <Button look="primary" busy={isPending} onClick={() => mutate()}>
        {t('newEmail.submit')}
      </Button>
    </div>
  )
}

/** Changes the e-mail address of an account with the link of the mail to the new one. */
export const ConfirmEmail = () => (
  <MailLinkGate again={<ToProfile />}>{(token) => <ConfirmButton key={token} token={token} />}</MailLinkGate>
)
