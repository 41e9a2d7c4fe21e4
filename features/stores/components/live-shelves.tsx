'use client'

import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Store } from '#contracts/stores.ts'
import { call } from '#lib/api/browser.ts'
import { OpenNow } from './open-now.tsx'
import { ShelfList } from './shelf-list.tsx'

const shelvesQuery = (variantId: number) =>
  queryOptions({
    queryKey: ['shelves', variantId],
    queryFn: ({ signal }) =>
      call('GET /variants/{id}/detailed_stock', { params: { id: String(variantId) } }, { signal }),
  })

const openingOf = ({ store }: { store: Store }) => <OpenNow store={store} />

/** The shelves at this moment; until they are known, and where nobody answers, as the page knew them. */
export const LiveShelves = ({ variantId, children }: { variantId: number; children: ReactNode }) => {
  const t = useTranslations('stores')
  const { data } = useQuery(shelvesQuery(variantId))
  if (!data) return children
  if (data.stores.every(({ level }) => level === 'none')) return <p className="mt-2">{t('shelvesEmptied')}</p>
  return <ShelfList shelves={data.stores} opening={openingOf} />
}
