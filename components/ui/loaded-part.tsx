'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'
import { Skeleton } from './skeleton.tsx'

interface Props<Data> {
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown }
  /** How many rows there usually are, and how high one is. */
  rows: number
  rowClass: string
  children: (data: Data) => ReactNode
}

/** A list of the account that the browser loads. Until it is there, its place; where it does not load, the reason. */
export const LoadedPart = <Data,>({ query: { data, error, refetch }, rows, rowClass, children }: Props<Data>) => {
  const t = useTranslations('selfcare')
  const errorText = useErrorText()
  if (data !== undefined) return children(data)
  if (error)
    return (
      <Notice
        tone="error"
        title={t('loadFailed')}
        actions={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
        announce
      >
        {errorText(error)}
      </Notice>
    )
  return (
    <div className="flex flex-col gap-5">
      <output className="sr-only">{t('loading')}</output>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} className={rowClass} />
      ))}
    </div>
  )
}
