'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRef } from 'react'
import { Button } from '#components/ui/button.tsx'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { LoadedPart } from '#components/ui/loaded-part.tsx'
import { MoreButton } from '#components/ui/more-button.tsx'
import { showToast } from '#components/ui/toast-store.ts'
import type { ListedBook, ShoppingList } from '#contracts/shopping-lists.ts'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { useCustomerPages } from '#lib/session/use-customer-query.ts'
import { useListName } from '../list-name.ts'
import { listedBooksQuery, usePut, useTake } from '../queries.ts'
import { BookRow, type ListParts } from './book-row.tsx'

interface Props extends ListParts {
  list: ShoppingList
  /** The other lists of the customer, to which a book can move. */
  others: readonly ShoppingList[]
}

interface MoveProps {
  title: string
  others: readonly ShoppingList[]
  onMove: (to: ShoppingList) => void
}

const Move = ({ title, others, onMove }: MoveProps) => {
  const t = useTranslations('favourites')
  const nameOf = useListName()
  const choose = (id: string) => {
    const to = others.find((list) => list.id === id)
    if (to) onMove(to)
  }
  return (
    <select
      aria-label={t('moveOf', { title })}
      value=""
      onChange={({ target }) => choose(target.value)}
      className="min-h-11 w-full min-w-0 rounded-pill border border-control bg-sheet px-4 text-13 hover:border-ink"
    >
      <option value="">{t('move')}</option>
      {others.map((list) => (
        <option key={list.id} value={list.id}>
          {nameOf(list)}
        </option>
      ))}
    </select>
  )
}

/** The books of a list, the latest first. */
export const ListedBooks = ({ list, others, ...parts }: Props) => {
  const t = useTranslations('favourites')
  const errorText = useErrorText()
  const nameOf = useListName()
  const summary = useRef<HTMLParagraphElement>(null)
  const query = useCustomerPages(listedBooksQuery(list.id, useLocale()))
  const [put, take] = [usePut(), useTake()]
  const onError = (error: Error) => showToast({ tone: 'error', text: errorText(error) })
  // The pressed button is gone with its row.
  const stay = () => summary.current?.focus()

  const remove = ({ variantId, title, variant }: ListedBook) => {
    const item = { list: list.id, variantId }
    const undo = { label: t('undo'), onPress: () => put.mutate(item, { onError }) }
    const onSuccess = () => {
      stay()
      // What is no longer sold cannot be put back.
      showToast({ tone: 'info', text: t('removed', { title }), ...(variant && { action: undo }) })
    }
    take.mutate(item, { onSuccess, onError })
  }
  const move = ({ variantId }: ListedBook, to: ShoppingList) => {
    const onSuccess = () => {
      stay()
      showToast({ tone: 'info', text: t('moved', { name: nameOf(to) }) })
    }
    put.mutate({ list: to.id, variantId, from: list.id }, { onSuccess, onError })
  }

  return (
    <LoadedPart query={query} rows={3} rowClass="h-36 w-full">
      {({ pages }) => {
        const count = pages[0]?.count ?? 0
        return (
          <>
            <p ref={summary} tabIndex={-1} className="mb-4 text-soft">
              {t('count', { count })}
            </p>
            {count === 0 ? (
              <EmptyState
                title={t('emptyTitle')}
                text={t('emptyText')}
                actions={<ButtonLink href="/">{t('toBooks')}</ButtonLink>}
              />
            ) : (
              <ul className="border-t border-line">
                {pages.flatMap(({ items }) =>
                  items.map((book) => (
                    <BookRow key={book.variantId} {...parts} {...book}>
                      {others.length > 0 && <Move title={book.title} others={others} onMove={(to) => move(book, to)} />}
                      <Button
                        look="quiet"
                        className="min-h-11"
                        size="small"
                        busy={take.isPending && take.variables.variantId === book.variantId}
                        aria-label={t('removeOf', { title: book.title })}
                        onClick={() => remove(book)}
                      >
                        {t('remove')}
                      </Button>
                    </BookRow>
                  )),
                )}
              </ul>
            )}
            <MoreButton query={query}>{t('more')}</MoreButton>
          </>
        )
      }}
    </LoadedPart>
  )
}
