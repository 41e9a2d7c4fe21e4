'use client'

import { useTranslations } from 'next-intl'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { LoadedPart } from '#components/ui/loaded-part.tsx'
import { useAddressId } from '#lib/routing/use-address-id.ts'
import { shoppingListsQuery } from '#lib/session/shopping-lists.ts'
import { useCustomerQuery } from '#lib/session/use-customer-query.ts'
import { useListName } from '../list-name.ts'
import type { ListParts } from './book-row.tsx'
import { ListActions } from './list-actions.tsx'
import { ListSwitch } from './list-switch.tsx'
import { ListedBooks } from './listed-books.tsx'

interface Props extends ListParts {
  /** Which list is shown: the default one, or that of the address. */
  which: 'default' | 'address'
}

/** The page below its title. */
export const FavouritesView = ({ which, ...parts }: Props) => {
  const t = useTranslations('favourites')
  const nameOf = useListName()
  const id = useAddressId()
  return (
    <LoadedPart query={useCustomerQuery(shoppingListsQuery)} rows={3} rowClass="h-36 w-full">
      {({ items, multiple }) => {
        const list = items.find((one) => (which === 'default' ? one.type === 'default' : one.id === id))
        return (
          <>
            {(multiple || items.length > 1) && <ListSwitch lists={items} current={list} />}
            {list ? (
              <section aria-labelledby="list-name">
                <h2 id="list-name" className={items.length > 1 ? 'mb-4 title text-24' : 'sr-only'}>
                  {nameOf(list)}
                </h2>
                <ListActions key={list.id} list={list} />
                <ListedBooks {...parts} list={list} others={items.filter((one) => one.id !== list.id)} />
              </section>
            ) : (
              <EmptyState
                title={t('missingTitle')}
                text={t('missingText')}
                actions={<ButtonLink href="/favourites">{t('toFavourites')}</ButtonLink>}
              />
            )}
          </>
        )
      }}
    </LoadedPart>
  )
}
