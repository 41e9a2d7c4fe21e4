'use client'

import { LocateFixed, Map as MapIcon } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { lazy, Suspense, useMemo, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Checkbox } from '#components/ui/checkbox.tsx'
import { SelectField } from '#components/ui/select-field.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import type { Store } from '#contracts/stores.ts'
import { openingToday } from '#lib/format/opening-hours.ts'
import { useHydrated } from '#lib/session/use-hydrated.ts'
import { byDistance } from '../distance.ts'
import { useNow } from '#lib/format/use-now.ts'
import { placeOfStore } from '../place-of-store.ts'
import { usePosition } from '../use-position.ts'
import { StoreCard } from './store-card.tsx'

const PlaceMap = lazy(() => import('#components/map/place-map.tsx').then((loaded) => ({ default: loaded.PlaceMap })))

/** @param openAt the moment at which a store must be open */
const isWanted = ({ city, open, specialDays }: Store, town: string, openAt: number | undefined): boolean =>
  (!town || city === town) && (openAt === undefined || openingToday(open, new Date(openAt), specialDays).isOpen)

/** List and map of the stores. The list is in the static page; scripts only filter and sort it. */
export const StoreFinder = ({ stores }: { stores: readonly Store[] }) => {
  const t = useTranslations('stores')
  const hydrated = useHydrated()
  const now = useNow()
  const position = usePosition()
  const [town, setTown] = useState('')
  const [onlyOpen, setOnlyOpen] = useState(false)
  const [hasMap, setHasMap] = useState(false)
  const [chosen, setChosen] = useState('')

  const towns = [...new Set(stores.map(({ city }) => city))].toSorted((a, b) => a.localeCompare(b, 'hu'))
  // The clock is only used by the filter for open stores. Otherwise the map would be reset every minute.
  const openAt = onlyOpen ? now : undefined
  const found = useMemo(() => stores.filter((store) => isWanted(store, town, openAt)), [stores, town, openAt])
  const places = useMemo(() => found.map(placeOfStore), [found])
  const listed = position.at ? byDistance(found, position.at) : found.map((place) => ({ place, km: undefined }))
  const chosenPlace = places.find(({ key }) => key === chosen)

  const choose = (key: string) => {
    setChosen(key)
    const link = document.querySelector<HTMLElement>(`[data-store="${key}"] a`)
    link?.focus({ preventScroll: true })
    link?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <>
      <fieldset disabled={!hydrated} className="mt-7 flex flex-wrap items-end gap-x-6 gap-y-4">
        <legend className="sr-only">{t('narrow')}</legend>
        <SelectField label={t('town')} value={town} onChange={(event) => setTown(event.target.value)} className="w-56">
          <option value="">{t('everyTown')}</option>
          {towns.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
        <Checkbox label={t('onlyOpen')} checked={onlyOpen} onChange={(event) => setOnlyOpen(event.target.checked)} />
        <Button onClick={position.ask} busy={position.state === 'asking'}>
          <LocateFixed aria-hidden size={18} strokeWidth={1.6} />
          {t('nearest')}
        </Button>
        <Button aria-expanded={hasMap} onClick={() => setHasMap(!hasMap)}>
          <MapIcon aria-hidden size={18} strokeWidth={1.6} />
          {hasMap ? t('hideMap') : t('showMap')}
        </Button>
      </fieldset>
      <p role="status" className="mt-4 text-13 text-soft">
        {position.state === 'refused' ? t('noPosition') : t('found', { count: found.length })}
      </p>
      {hasMap && (
        <div className="mt-4 h-80 overflow-hidden rounded-box border border-line sm:h-[26rem]">
          <Suspense fallback={<Skeleton className="h-full w-full" />}>
            <PlaceMap
              places={places}
              chosen={chosenPlace}
              onChoose={choose}
              labels={{ zoomIn: t('zoomIn'), zoomOut: t('zoomOut') }}
            />
          </Suspense>
        </div>
      )}
      <h2 className="sr-only">{t('list')}</h2>
      <ul className="mt-5 grid gap-x-[26px] sm:grid-cols-2 lg:grid-cols-3">
        {listed.map(({ place, km }) => (
          <li key={place.id}>
            <StoreCard store={place} km={km} />
          </li>
        ))}
      </ul>
    </>
  )
}
