import { useTranslations } from 'next-intl'
import type { ComponentType } from 'react'
import { Breadcrumbs } from '#components/ui/breadcrumbs.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import type { VariantCard } from '#contracts/variant-cards.ts'
import type { LoadedStore } from '../server.ts'
import { OpenNow } from './open-now.tsx'
import { SpecialDays } from './special-days.tsx'
import { StoreCard } from './store-card.tsx'
import { StoreFacts } from './store-facts.tsx'
import { StoreHours } from './store-hours.tsx'
import { StoreMap } from './store-map.tsx'
import { StorePortrait } from './store-portrait.tsx'

interface Props {
  page: LoadedStore
  /** Slot: a row of books. */
  BookRow: ComponentType<{ variants: readonly VariantCard[] }>
}

/**
 * The page of a store: description, opening hours, directions, the recommendations of its booksellers, and the nearest
 * other stores.
 */
export const StoreView = ({ page: { store, nearby }, BookRow }: Props) => {
  const t = useTranslations('stores')
  const { name, portrait, picks } = store
  return (
    <div className="measure pt-5">
      <Breadcrumbs label={t('breadcrumbs')} items={[{ label: t('title'), href: '/stores' }, { label: name }]} />
      <h1 className="mt-1 title text-44">{name}</h1>
      {portrait && <p className="mt-3 max-w-prose font-serif text-24 text-soft text-balance">{portrait.lead}</p>}
      <div className="mt-3 text-18">
        <OpenNow store={store} />
      </div>
      <div className="mt-8 grid items-start gap-x-[72px] gap-y-10 md:grid-cols-[minmax(0,1fr)_minmax(0,25rem)]">
        <div className="min-w-0">
          {portrait && <StorePortrait portrait={portrait} />}
          <StoreMap store={store} />
        </div>
        <div className="flex min-w-0 flex-col gap-8 md:row-span-2">
          <StoreHours store={store} />
          <StoreFacts store={store} />
        </div>
        <SpecialDays store={store} />
      </div>
      {picks.length > 0 && (
        <section aria-labelledby="store-picks" className="mt-[52px]">
          <SectionHeading id="store-picks" title={t('picks')} />
          <BookRow variants={picks} />
        </section>
      )}
      {nearby.length > 0 && (
        <section aria-labelledby="nearby-stores" className="mt-[52px]">
          <SectionHeading id="nearby-stores" title={t('nearby')} link={{ label: t('all'), href: '/stores' }} />
          <ul className="grid gap-x-[26px] sm:grid-cols-2 lg:grid-cols-3">
            {nearby.map(({ place, km }) => (
              <li key={place.id}>
                <StoreCard store={place} km={km} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
