'use client'

import { Map as MapIcon } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { lazy, Suspense, useMemo, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import type { Store } from '#contracts/stores.ts'
import { placeOfStore } from '../place-of-store.ts'

const PlaceMap = lazy(() => import('#components/map/place-map.tsx').then((loaded) => ({ default: loaded.PlaceMap })))

const chooseNothing = () => {}

/**
 * A map of the streets around the store. It is loaded on demand, because most visitors know the way or use their
 * telephone.
 */
export const StoreMap = ({ store }: { store: Store }) => {
  const t = useTranslations('stores')
  const [isOpen, setIsOpen] = useState(false)
  const place = useMemo(() => placeOfStore(store), [store])
  const places = useMemo(() => [place], [place])
  return (
    <div className="mt-8">
      <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <MapIcon aria-hidden size={18} strokeWidth={1.6} />
        {isOpen ? t('hideMap') : t('showMap')}
      </Button>
      {isOpen && (
        <div className="mt-4 h-80 overflow-hidden rounded-box border border-line">
          <Suspense fallback={<Skeleton className="h-full w-full" />}>
            <PlaceMap
              places={places}
              chosen={place}
              onChoose={chooseNothing}
              labels={{ zoomIn: t('zoomIn'), zoomOut: t('zoomOut') }}
            />
          </Suspense>
        </div>
      )}
    </div>
  )
}
