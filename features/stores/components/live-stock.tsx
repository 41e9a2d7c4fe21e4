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
import { StockList } from './stock-list.tsx'

interface Props {
  variantId: number
  /**
   * The stock at the time when the page was rendered. It is shown until the current stock is loaded, and when loading
   * fails.
   */
  children: ReactNode
}

const texts = { hu: { stores: hu }, en: { stores: en } }

const stockQuery = (variantId: number) =>
  queryOptions({
    queryKey: ['detailed-stock', variantId],
    queryFn: ({ signal }) =>
      call('GET /variants/{id}/detailed_stock', { params: { id: String(variantId) } }, { signal }),
  })

const openingOf = ({ store }: { store: Store }) => <OpenNow store={store} />

const CurrentStock = ({ variantId, children }: Props) => {
  const t = useTranslations('stores')
  const { data } = useQuery(stockQuery(variantId))
  if (!data) return children
  if (data.stores.every(({ level }) => level === 'none')) return <p className="mt-2">{t('soldOut')}</p>
  return <StockList stocks={data.stores} opening={openingOf} />
}

/** The current stock, and which stores are open. */
export const LiveStock = (props: Props) => (
  <AddedMessages texts={texts}>
    <CurrentStock {...props} />
  </AddedMessages>
)
