'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useRef } from 'react'
import { Button } from '#components/ui/button.tsx'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { showToast } from '#components/ui/toast-store.ts'
import type { Compared } from '#contracts/comparison.ts'
import { useHydrated } from '#lib/session/use-hydrated.ts'
import { addCompared, clearCompared, removeCompared } from '../compare-list.ts'
import { useComparison } from '../use-comparison.ts'
import { CompareSkeleton } from './compare-skeleton.tsx'
import type { ComparedPrices } from './compared-price.tsx'
import type { CompareAction } from './compare-table.tsx'

/** Loaded on demand: visitors with an empty list do not need it. */
const Comparison = lazy(() => import('./comparison.tsx').then((loaded) => ({ default: loaded.Comparison })))

interface Props {
  limit: number
  prices: ComparedPrices
  Action: CompareAction
}

/** The page below its title: loading, failed, empty, or the comparison. */
export const CompareView = ({ limit, prices, Action }: Props) => {
  const t = useTranslations('compare')
  const place = useRef<HTMLDivElement>(null)
  const hydrated = useHydrated()
  const { ids, books, missing, isError, refetch } = useComparison()

  // The pressed button disappears with its column, so the focus moves to a remaining element.
  const stay = () => place.current?.focus()
  const remove = ({ id, title }: Compared) => {
    removeCompared([id])
    stay()
    showToast({
      tone: 'info',
      text: t('removed', { title }),
      action: { label: t('undo'), onPress: () => addCompared(id, limit) },
    })
  }
  const clear = () => {
    clearCompared()
    stay()
  }

  const content = () => {
    if (!hydrated) return <CompareSkeleton />
    if (ids.length === 0)
      return (
        <EmptyState
          title={t('emptyTitle')}
          text={t('emptyText', { limit })}
          actions={
            <ButtonLink href="/" look="primary">
              {t('emptyAction')}
            </ButtonLink>
          }
        />
      )
    if (isError)
      return (
        <Notice tone="error" title={t('failed')} actions={<Button onClick={() => void refetch()}>{t('retry')}</Button>}>
          {t('failedText')}
        </Notice>
      )
    return (
      <>
        {missing.length > 0 && (
          <Notice
            tone="info"
            title={t('missingTitle', { count: missing.length })}
            announce
            actions={<Button onClick={() => removeCompared(missing)}>{t('missingAction')}</Button>}
          >
            {t('missingText')}
          </Notice>
        )}
        {books.length > 0 ? (
          <Suspense fallback={<CompareSkeleton />}>
            <Comparison books={books} prices={prices} onRemove={remove} onClear={clear} Action={Action} />
          </Suspense>
        ) : (
          missing.length === 0 && <CompareSkeleton />
        )}
      </>
    )
  }

  return (
    <div ref={place} tabIndex={-1} className="flex flex-col gap-5 outline-none focus-visible:shadow-none">
      {content()}
    </div>
  )
}
