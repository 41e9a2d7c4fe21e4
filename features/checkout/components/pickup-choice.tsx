'use client'

import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { lazy, Suspense, useDeferredValue, useMemo, useState } from 'react'
import type { Carrier, PickupPoint } from '#contracts/pickup-points.ts'
import { Button } from '#components/ui/button.tsx'
import { FieldError } from '#components/ui/field-frame.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { TextField } from '#components/ui/text-field.tsx'
import { formatCount } from '#lib/format/format-count.ts'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { pickupPointsQuery } from '../queries.ts'
import { indexPoints, placeOf, searchPoints } from '../rules/search-points.ts'
import { PickupList } from './pickup-list.tsx'

const PlaceMap = lazy(() =>
  import('#components/map/place-map.tsx').then((loaded) => ({ default: loaded.PlaceMap })),
)

interface Props {
  carrier: Carrier
  /** The one the server has: shown also while the carrier does not answer. */
  known: PickupPoint | null
  /** `carrier:id`. */
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

/** Search, list and map of one carrier's points. The list alone is enough to choose. */
export const PickupChoice = ({ carrier, known, value, onChange, error }: Props) => {
  const t = useTranslations('checkout.delivery')
  const locale = useLocale()
  const errorText = useErrorText()
  const [query, setQuery] = useState('')
  const points = useQuery(pickupPointsQuery(carrier, locale))
  const index = useMemo(() => indexPoints(points.data?.items ?? (known ? [known] : [])), [points.data, known])
  const asked = useDeferredValue(query)
  const found = useMemo(() => searchPoints(index, asked), [index, asked])
  const places = useMemo(() => found.map(placeOf), [found])
  const chosen = index.find(({ key }) => key === value)
  const chosenPlace = useMemo(() => chosen && placeOf(chosen), [chosen])

  if (points.isPending && !known) return <Skeleton className="h-[340px] w-full" />
  return (
    <>
      {points.isError && (
        <Notice
          tone="warning"
          title={t('carrierAway')}
          actions={
            <Button size="small" busy={points.isFetching} onClick={() => void points.refetch()}>
              {t('retry')}
            </Button>
          }
          announce
        >
          {errorText(points.error)}
        </Notice>
      )}
      {index.length > 0 && (
        <fieldset aria-describedby={error ? 'point-error' : undefined} className="min-w-0">
          <legend className="sr-only">{t('point')}</legend>
          <div className="grid overflow-hidden rounded-box border border-line bg-sheet sm:grid-cols-2">
            <div className="flex h-[360px] min-w-0 flex-col">
              <div className="border-b border-line px-4 py-3">
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
              </div>
              <output className="sr-only">
                {t('found', { count: found.length, shown: formatCount(found.length, locale) })}
              </output>
              <PickupList points={found} chosen={chosen} onChoose={onChange} />
            </div>
            <Suspense fallback={<Skeleton className="h-60 w-full sm:h-full" />}>
              <PlaceMap
                places={places}
                chosen={chosenPlace}
                onChoose={onChange}
                labels={{ zoomIn: t('zoomIn'), zoomOut: t('zoomOut') }}
              />
            </Suspense>
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
