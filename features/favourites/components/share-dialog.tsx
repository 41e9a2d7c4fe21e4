'use client'

import { useLocale, useTranslations } from 'next-intl'
import { FormFailure } from '#components/form/form-failure.tsx'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { TextField } from '#components/ui/text-field.tsx'
import { showToast } from '#components/ui/toast-store.ts'
import type { ShoppingList } from '#contracts/shopping-lists.ts'
import { getPathname } from '#lib/routing/navigation.ts'
import { useShare, useWithdrawLink } from '../queries.ts'

/** Makes the link to a list, shows it once, and withdraws it. */
export const ShareDialog = ({ list: { id, shared }, onClose }: { list: ShoppingList; onClose: () => void }) => {
  const t = useTranslations('favourites')
  const locale = useLocale()
  const [share, withdraw] = [useShare(id), useWithdrawLink(id)]
  const link =
    share.data &&
    `${window.location.origin}${getPathname({ href: '/favourites/shared', locale })}#token=${share.data.token}`

  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => showToast({ tone: 'success', text: t('copied') }),
      () => showToast({ tone: 'error', text: t('notCopied') }),
    )
  const end = () =>
    withdraw.mutate(undefined, {
      onSuccess: () => {
        showToast({ tone: 'info', text: t('withdrawn') })
        onClose()
      },
    })

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('shareTitle')}
      closeLabel={t('close')}
      footer={
        <>
          {link === undefined ? (
            <Button look="primary" busy={share.isPending} onClick={() => share.mutate()}>
              {t(shared ? 'newLink' : 'makeLink')}
            </Button>
          ) : (
            <Button look="primary" onClick={() => void copy(link)}>
              {t('copy')}
            </Button>
          )}
          {(shared || link !== undefined) && (
            <Button busy={withdraw.isPending} onClick={end}>
              {t('withdraw')}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <FormFailure failure={share.error ?? withdraw.error} title={t('failed')} />
        <p>{t('shareText')}</p>
        {link === undefined ? (
          shared && <p className="text-soft">{t('shareActive')}</p>
        ) : (
          <TextField
            label={t('link')}
            hint={t('shareNote')}
            value={link}
            readOnly
            onFocus={({ target }) => target.select()}
          />
        )}
      </div>
    </Dialog>
  )
}
