'use client'

import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Store } from '#contracts/stores.ts'
import { call } from '#lib/api/browser.ts'
import { AddedMessages } from '#lib/i18n/added-messages.tsx'
import en from '#messages/en/stores.json'
import hu from '#messages/hu/stores.json'
import { OpenNow } from './open-now.tsx'
import { ShelfList } from './shelf-list.tsx'

interface Props {
  variantId: number
  /** The shelves as the page knew them, until they are known and where nobody answers. */
  children: ReactNode
}

const texts = { hu: { stores: hu }, en: { stores: en } }

const shelvesQuery = (variantId: number) =>
  queryOptions({
    queryKey: ['shelves', variantId],
    queryFn: ({ signal }) =>
      call('GET /variants/{id}/detailed_stock', { params: { id: String(variantId) } }, { signal }),
  })

const openingOf = ({ store }: { store: Store }) => <OpenNow store={store} />

const Shelves = ({ variantId, children }: Props) => {
  const t = useTranslations('stores')
  const { data } = useQuery(shelvesQuery(variantId))
  if (!data) return children
  if (data.stores.every(({ level }) => level === 'none')) return <p className="mt-2">{t('shelvesEmptied')}</p>
  return <ShelfList shelves={data.stores} opening={openingOf} />
}

/** The shelves at this moment, and which shop is open. */
export const LiveShelves = (props: Props) => (
  <AddedMessages texts={texts}>
    <Shelves {...props} />
  </AddedMessages>
)
