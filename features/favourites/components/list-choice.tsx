'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { CheckboxLine } from '#components/ui/checkbox.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { showToast } from '#components/ui/toast-store.ts'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { shoppingListsQuery } from '#lib/session/shopping-lists.ts'
import { useListName } from '../list-name.ts'
import { usePut, useToggle } from '../queries.ts'
import { ListForm } from './list-form.tsx'

interface Props {
  variantId: number
  title: string
  onClose: () => void
}

/** On which lists a book is (spec point 2: the modal for shopping lists). Each tick is saved at once. */
export const ListChoice = ({ variantId, title, onClose }: Props) => {
  const t = useTranslations('favouriteMarks')
  const nameOf = useListName()
  const errorText = useErrorText()
  const { data } = useQuery(shoppingListsQuery)
  const toggle = useToggle()
  const put = usePut()
  const [isNaming, setIsNaming] = useState(false)
  const onError = (error: Error) => showToast({ tone: 'error', text: errorText(error) })
  if (isNaming)
    return (
      <ListForm
        onSaved={({ id }) => put.mutate({ list: id, variantId }, { onError })}
        onClose={() => setIsNaming(false)}
      />
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('choose')}
      closeLabel={t('close')}
      footer={
        <>
          <Button look="primary" onClick={onClose}>
            {t('done')}
          </Button>
          <Button onClick={() => setIsNaming(true)}>{t('new')}</Button>
        </>
      }
    >
      <p className="mb-3 font-semibold">{title}</p>
      <ul>
        {data?.items.map((list) => {
          const isOn = list.items.includes(variantId)
          return (
            <li key={list.id} className="flex min-h-11 items-center">
              <CheckboxLine
                label={nameOf(list)}
                checked={isOn}
                onChange={() => toggle.mutate({ list: list.id, variantId, isOn }, { onError })}
              />
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
