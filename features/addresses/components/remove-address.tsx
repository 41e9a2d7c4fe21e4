'use client'

import type { UseMutationResult } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { showToast } from '#components/ui/toast-store.ts'
import { useErrorText } from '#lib/i18n/use-error-text.ts'

interface Props<Item> {
  item: Item
  /** The address in one line. */
  name: string
  remove: Pick<UseMutationResult<unknown, Error, Item>, 'mutate' | 'isPending' | 'error' | 'reset'>
  onRemoved: () => void
  onClose: () => void
}

/** Asks once more before an address is deleted. */
export const RemoveAddress = <Item,>({ item, name, remove, onRemoved, onClose }: Props<Item>) => {
  const t = useTranslations('addresses')
  const errorText = useErrorText()
  const close = () => {
    remove.reset()
    onClose()
  }
  const confirm = () =>
    remove.mutate(item, {
      onSuccess: () => {
        showToast({ tone: 'info', text: t('removed', { address: name }) })
        onRemoved()
        close()
      },
    })
  return (
    <Dialog
      open
      onClose={close}
      title={t('removeTitle')}
      closeLabel={t('close')}
      footer={
        <>
          <Button look="primary" busy={remove.isPending} onClick={confirm}>
            {t('removeConfirm')}
          </Button>
          <Button onClick={close}>{t('keep')}</Button>
        </>
      }
    >
      {remove.error && (
        <Notice tone="error" title={t('failedElse')} announce>
          {errorText(remove.error)}
        </Notice>
      )}
      <p className="font-semibold">{name}</p>
      <p className="mt-2 text-soft">{t('removeText')}</p>
    </Dialog>
  )
}
