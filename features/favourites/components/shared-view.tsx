'use client'

import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { lazy, Suspense } from 'react'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { LoadedPart } from '#components/ui/loaded-part.tsx'
import { ApiError } from '#lib/api/api-error.ts'
import { useHydrated } from '#lib/session/use-hydrated.ts'
import { useMailToken } from '#lib/session/use-mail-token.ts'
import { sharedListQuery } from '../shared-list-query.ts'
import type { ListParts } from './book-row.tsx'

/** Loaded with the books: a list whose link is not valid has none. */
const BookRow = lazy(() => import('./book-row.tsx').then((loaded) => ({ default: loaded.BookRow })))

/** The books of a list that somebody has shared by a link. */
export const SharedView = (parts: ListParts) => {
  const t = useTranslations('favourites')
  const hydrated = useHydrated()
  const token = useMailToken()
  const query = useQuery({ ...sharedListQuery(token ?? '', useLocale()), enabled: token !== undefined })
  const toBooks = <ButtonLink href="/">{t('toBooks')}</ButtonLink>
  const isInvalid = query.error instanceof ApiError && query.error.code === 'link_not_valid'
  if (isInvalid || (hydrated && token === undefined))
    return <EmptyState title={t('sharedInvalidTitle')} text={t('sharedInvalidText')} actions={toBooks} />
  return (
    <LoadedPart query={query} rows={3} rowClass="h-36 w-full">
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState title={t('sharedEmpty')} actions={toBooks} />
        ) : (
          <Suspense>
            <h2 className="mb-4 text-soft">{t('count', { count: items.length })}</h2>
            <ul className="border-t border-line">
              {items.map((variant) => (
                <BookRow key={variant.id} {...parts} title={variant.title} variant={variant} />
              ))}
            </ul>
          </Suspense>
        )
      }
    </LoadedPart>
  )
}
