'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { getPathname } from '#lib/routing/navigation.ts'
import { useEndAccount } from '../queries.ts'
import { OwnPasswordForm } from './own-password-form.tsx'

const EndForm = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslations('profile.end')
  const locale = useLocale()
  const end = useEndAccount(getPathname({ href: '/successfully-deleted', locale }))
  const texts = { failed: t('failed'), password: t('password'), confirm: t('confirm'), cancel: t('cancel') }
  return (
    <OwnPasswordForm hasPassword mutation={end} onClose={onClose} texts={texts}>
      <p>{t('goes')}</p>
      <p>{t('stays')}</p>
      <p>{t('final')}</p>
    </OwnPasswordForm>
  )
}

/** Deleting the account: a dialog says what goes and what stays, and asks for the password. */
export const AccountEnd = () => {
  const t = useTranslations('profile.end')
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <div className="flex max-w-prose flex-col items-start gap-4">
      <p>{t('text')}</p>
      <Button onClick={() => setIsOpen(true)}>{t('open')}</Button>
      <Dialog open={isOpen} onClose={close} title={t('dialogTitle')} closeLabel={t('close')}>
        <EndForm onClose={close} />
      </Dialog>
    </div>
  )
}
