'use client'

import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { LoadedPart } from '#components/ui/loaded-part.tsx'
import { formatDate } from '#lib/format/format-date.ts'
import { useHasPasskeys } from '#lib/session/use-has-passkeys.ts'
import { passkeysQuery, useRemovePasskey } from '../passkey-queries.ts'
import { OwnPasswordForm } from './own-password-form.tsx'
import { PasskeyAddition } from './passkey-addition.tsx'

interface RemovalProps {
  id: number
  hasPassword: boolean
  onClose: () => void
}

const Removal = ({ id, hasPassword, onClose }: RemovalProps) => {
  const t = useTranslations('registration.passkey')
  const texts = { failed: t('removeFailed'), password: t('password'), confirm: t('remove'), cancel: t('cancel') }
  return (
    <OwnPasswordForm
      hasPassword={hasPassword}
      mutation={useRemovePasskey(id)}
      onSent={onClose}
      onClose={onClose}
      texts={texts}
    >
      <p>{t('removeText')}</p>
    </OwnPasswordForm>
  )
}

/** The passkeys of the account, each with the way to remove it, and the form for another one. */
export const Passkeys = ({ hasPassword }: { hasPassword: boolean }) => {
  const t = useTranslations('registration.passkey')
  const locale = useLocale()
  const [removed, setRemoved] = useState<{ id: number; name: string }>()
  const close = () => setRemoved(undefined)
  const canAdd = useHasPasskeys()
  return (
    <div className="flex max-w-prose flex-col gap-5">
      <p>{t('text')}</p>
      <LoadedPart query={useQuery(passkeysQuery)} rows={1} rowClass="h-12 w-full">
        {({ items }) =>
          items.length > 0 && (
            <ul className="flex flex-col gap-3">
              {items.map(({ id, name, addedAt, usedAt }) => (
                <li key={id} className="flex flex-wrap items-center justify-between gap-3 border-b border-line pb-3">
                  <div className="min-w-0 [overflow-wrap:anywhere]">
                    <p className="font-semibold">{name ?? t('unnamed')}</p>
                    <p className="text-14 text-soft">
                      {usedAt
                        ? t('used', { added: formatDate(addedAt, locale), used: formatDate(usedAt, locale) })
                        : t('unused', { added: formatDate(addedAt, locale) })}
                    </p>
                  </div>
                  <Button
                    aria-label={t('removeOne', { name: name ?? t('unnamed') })}
                    onClick={() => setRemoved({ id, name: name ?? t('unnamed') })}
                  >
                    {t('remove')}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </LoadedPart>
      {canAdd ? <PasskeyAddition hasPassword={hasPassword} /> : <p className="text-soft">{t('unsupported')}</p>}
      <Dialog
        open={removed !== undefined}
        onClose={close}
        title={t('removeOne', { name: removed?.name ?? '' })}
        closeLabel={t('close')}
      >
        {removed && <Removal key={removed.id} id={removed.id} hasPassword={hasPassword} onClose={close} />}
      </Dialog>
    </div>
  )
}
