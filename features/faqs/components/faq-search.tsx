'use client'

import { useTranslations } from 'next-intl'
import { type ChangeEvent, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { TextField } from '#components/ui/text-field.tsx'
import { showMatching } from '../show-matching.ts'

interface Props {
  /** The address of the page: without JavaScript the form opens it again. */
  action: string
  q: string
  /** The number of questions on the page after a search; undefined if the page shows all. */
  count: number | undefined
  listId: string
}

export const FaqSearch = ({ action, q, count, listId }: Props) => {
  const t = useTranslations('faqSearch')
  const [shown, setShown] = useState(count)

  const narrow = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const list = document.querySelector<HTMLElement>(`#${listId}`)
    if (!list) return
    const left = showMatching(list, target.value)
    setShown(target.value.trim() === '' ? undefined : left)
  }

  return (
    <search className="mt-6 block max-w-form">
      <form method="get" action={action} className="flex items-end gap-2">
        <TextField
          type="search"
          name="q"
          label={t('search')}
          defaultValue={q}
          maxLength={256}
          enterKeyHint="search"
          autoComplete="off"
          className="flex-1"
          onChange={narrow}
        />
        <Button type="submit">{t('submit')}</Button>
      </form>
      <p role="status" className="mt-2 min-h-[1.5em] text-13 text-soft">
        {shown !== undefined && t('found', { count: shown })}
      </p>
    </search>
  )
}
