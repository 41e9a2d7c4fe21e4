'use client'

import { Search } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { lazy, Suspense, useDeferredValue, useMemo, useState } from 'react'
import { type Carrier, carrierLabels } from '#contracts/carriers.ts'
import type { PickupPoint } from '#contracts/pickup-points.ts'
import type { Currency } from '#contracts/shop.ts'
import { FieldError } from '#components/ui/field-frame.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { TextField } from '#components/ui/text-field.tsx'
import { formatCount } from '#lib/format/format-count.ts'
import { usePickupPoints } from './use-pickup-points.ts'
import type { PickupOffer } from './delivery-options.ts'
import { indexPoints, nearbyPoints, placeOf, searchPoints } from './search-points.ts'
import { CarrierFailure } from './carrier-failure.tsx'
import { CarrierFilter } from './carrier-filter.tsx'
import { PickupList } from './pickup-list.tsx'

const PlaceMap = lazy(() => import('#components/map/place-map.tsx').then((loaded) => ({ default: loaded.PlaceMap })))

interface Props {
  offers: readonly PickupOffer[]
  currency: Currency
  /** The pickup point that is saved. It is shown even while its carrier does not answer. */
  known: PickupPoint | null
  /** `carrier:id`. */
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

/** One search over the points of all carriers, with list and map. The list alone is enough to choose. */
export const PickupChoice = ({ offers, currency, known, value, onChange, error }: Props) => {
  const t = useTranslations('checkout.delivery')
  const locale = useLocale()
  const [query, setQuery] = useState('')
  const [only, setOnly] = useState<Carrier>()
  const carriers = offers.map(({ deliveryMode }) => deliveryMode.carrier)
  const { points, isLoading, failures } = usePickupPoints(carriers)
  const index = useMemo(() => (points.length === 0 && known ? indexPoints([known]) : points), [points, known])
  const searched = useDeferredValue(query)
  const offered = useMemo(() => index.filter(({ point }) => !only || point.carrier === only), [index, only])
  const matching = useMemo(() => searchPoints(offered, searched), [offered, searched])
  const nearby = useMemo(
    () => (matching.length > 0 ? [] : nearbyPoints(offered, searched)),
    [matching, offered, searched],
  )
  const found = matching.length > 0 ? matching : nearby
  const places = useMemo(() => found.map(placeOf), [found])
  const chosen = index.find(({ key }) => key === value)
  const chosenPlace = useMemo(() => chosen && placeOf(chosen), [chosen])

  return (
    <>
      {failures.map(({ carrier, ...failure }) => (
        <CarrierFailure key={carrier} name={carrierLabels[carrier].name} {...failure} />
      ))}
      {index.length === 0 && isLoading && <Skeleton className="h-[420px] w-full" />}
      {index.length > 0 && (
        <fieldset aria-describedby={error ? 'point-error' : undefined} className="min-w-0">
          <legend className="sr-only">{t('point')}</legend>
          <div className="grid overflow-hidden rounded-box border border-line bg-sheet sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2">
            <div className="flex h-[420px] min-w-0 flex-col">
              <div className="flex flex-col gap-2.5 border-b border-line px-4 py-3">
                <TextField
                  id="point"
                  type="search"
                  label={t('searchPoints')}
                  placeholder={t('searchExample')}
                  autoComplete="off"
                  value={query}
                  onChange={(event) => setQuery(event.target.value)}
                  onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
                  leading={<Search aria-hidden size={18} strokeWidth={1.6} />}
                  className="[&_input]:rounded-pill [&>label]:sr-only"
                />
                {carriers.length > 1 && <CarrierFilter carriers={carriers} chosen={only} onChoose={setOnly} />}
              </div>
              <output className="sr-only">
                {nearby.length > 0 && `${t('onlyNearby')} `}
                {t('found', { count: found.length, shown: formatCount(found.length, locale) })}
              </output>
              <PickupList
                points={found}
                areNearby={nearby.length > 0}
                offers={offers}
                currency={currency}
                chosen={chosen}
                onChoose={onChange}
              />
            </div>
            {/* Beside the list, or below it where the summary takes the room. */}
            <div className="h-64 min-w-0 border-line max-sm:border-t sm:h-auto sm:border-l md:-ml-px md:h-64 md:border-t lg:ml-0 lg:h-auto lg:border-t-0">
              <Suspense fallback={<Skeleton className="h-full w-full" />}>
                <PlaceMap
                  places={places}
                  chosen={chosenPlace}
                  onChoose={onChange}
                  labels={{ zoomIn: t('zoomIn'), zoomOut: t('zoomOut') }}
                />
              </Suspense>
            </div>
          </div>
          {error && (
            <div className="mt-2">
              <FieldError id="point-error">{error}</FieldError>
            </div>
          )}
        </fieldset>
      )}
    </>
  )
}
