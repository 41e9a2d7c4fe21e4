'use client'

import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Cover } from '#components/media/cover.tsx'
import { Price } from '#components/ui/price.tsx'
import type { VariantCard } from '#contracts/variant-cards.ts'
import { call } from '#lib/api/browser.ts'
import { langOf } from '#lib/i18n/lang-of.ts'
import { Link } from '#lib/routing/navigation.ts'
import { mayStore } from '#lib/consent/optional-storage.ts'
import { AddedMessages } from '#lib/i18n/added-messages.tsx'
import type { PriceDisplay } from '#lib/format/price-display.ts'
import type { PriceKind } from '#lib/format/shown-prices.ts'
import { priceTexts } from '#lib/format/price-texts.ts'
import { clearViewed, saveViewed, otherViewed, type Viewed } from '../viewed-products.ts'
import { recentlyViewedTexts } from '../recently-viewed-texts.ts'

export interface RecentlyViewedProps {
  current: Viewed
  /** How many others are shown. */
  max: number
  prices: PriceDisplay
}

/** The current price of a variant. A reduction is announced only on the page of the variant. */
const Card = ({ variant, prices }: { variant: VariantCard; prices: PriceDisplay }) => {
  const t = useTranslations('recentlyViewed')
  const formatName = useTranslations('formats')
  const locale = useLocale()
  const amountOf = (kind: PriceKind) => priceTexts(variant.price, locale, kind).amount
  return (
    <article className="product-card">
      <Cover cover={variant.cover} title={variant.title} alt="" sizes="(min-width:600px) 200px,calc(50vw - 26px)" />
      <p>{variant.authors.map(({ name }) => name).join(', ')}</p>
      <h3 className="title">
        <Link href={{ path: variant.path }} lang={langOf(variant.language, locale)}>
          {variant.title}
        </Link>
      </h3>
      <p className="first-letter:uppercase">{formatName(variant.format)}</p>
      {prices.onCards && (
        <Price
          amount={amountOf(prices.main)}
          {...(prices.besideInLists && { note: t('gross', { amount: amountOf(prices.besideInLists) }) })}
        />
      )}
    </article>
  )
}

const storage = () => localStorage

/** Only rendered in the browser, once the page is idle. */
const useViewed = ({ current: { id, productId }, max }: RecentlyViewedProps) => {
  const [viewed, setViewed] = useState(() => otherViewed(storage, { id, productId }, max))
  useEffect(() => {
    if (mayStore('recent')) saveViewed(storage, { id, productId }, max)
  }, [id, productId, max])
  const clear = () => {
    clearViewed(storage)
    setViewed([])
  }
  return { ids: viewed.map((one) => one.id).join(','), clear }
}

const Recalled = (props: RecentlyViewedProps) => {
  const t = useTranslations('recentlyViewed')
  const { ids, clear } = useViewed(props)
  const { data } = useQuery({
    queryKey: ['basic-variants', ids, useLocale()],
    queryFn: async ({ signal }) => (await call('GET /basic_variants', { query: { ids } }, { signal })).items,
    enabled: ids !== '',
  })
  if (!ids || !data || data.length === 0) return null
  return (
    <section aria-labelledby="recently-viewed" className="mt-[52px]">
      <div className="mb-5 flex items-baseline justify-between gap-4">
        <h2 id="recently-viewed" className="title text-30">
          {t('title')}
        </h2>
        <button type="button" onClick={clear} className="shrink-0 py-1 text-13 text-link">
          {t('clear')}
        </button>
      </div>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-9 min-[28rem]:grid-cols-3 min-[44rem]:grid-cols-4 sm:gap-x-[26px] lg:grid-cols-6">
        {data.map((variant) => (
          <li key={variant.id}>
            <Card variant={variant} prices={props.prices} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * The books whose pages this device has opened. The list is stored only on the device, and the visitor can clear it.
 */
export const RecentlyViewed = (props: RecentlyViewedProps) => (
  <AddedMessages texts={recentlyViewedTexts}>
    <Recalled {...props} />
  </AddedMessages>
)
