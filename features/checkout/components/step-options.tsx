'use client'

import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { useErrorText } from '#lib/i18n/use-error-text.ts'

interface Props<Contexts> {
  query: UseQueryResult<Contexts>
  /** How many options there usually are. */
  rows: number
  children: (contexts: Contexts) => ReactNode
}

/** The options of a step. Until they are loaded, their place; where they do not load, the reason. */
export const StepOptions = <Contexts,>({
  query: { data, isError, error, refetch },
  rows,
  children,
}: Props<Contexts>) => {
  const t = useTranslations('checkout')
  const errorText = useErrorText()
  if (data !== undefined) return children(data)
  if (isError)
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
  return Array.from({ length: rows }, (_, row) => <Skeleton key={row} className="h-[76px] w-full" />)
}
