'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import type { Currency } from '#contracts/shop.ts'
import { Button } from '#components/ui/button.tsx'
import { formatCount } from '#lib/format/format-count.ts'
import type { PickupOffer } from './delivery-options.ts'
import type { IndexedPoint } from './search-points.ts'
import { PickupRow } from './pickup-row.tsx'

const pageSize = 40

/** Scrolls only the list, not the page. */
const showInside = (box: HTMLElement, row: HTMLElement) => {
  const [outer, inner] = [box.getBoundingClientRect(), row.getBoundingClientRect()]
  if (inner.top < outer.top) box.scrollTop -= outer.top - inner.top
  else if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom
}

interface Props {
  points: readonly IndexedPoint[]
  /** No point has the post code of the search; these points are near it. */
  areNearby: boolean
  offers: readonly PickupOffer[]
  currency: Currency
  chosen: IndexedPoint | undefined
  onChoose: (key: string) => void
}

export const PickupList = ({ points, areNearby, offers, currency, chosen, onChoose }: Props) => {
  const t = useTranslations('checkout.delivery')
  const locale = useLocale()
  const list = useRef<HTMLDivElement>(null)
  const [pages, setPages] = useState({ of: points, count: 1 })
  const max = (pages.of === points ? pages.count : 1) * pageSize
  const shown = points.slice(0, max)
  // The chosen point is always in the list. Where the search does not find it, it stands at the top.
  const rows = chosen && !shown.includes(chosen) ? [chosen, ...shown] : shown

  const chosenKey = chosen?.key
  useEffect(() => {
    const row = chosenKey
      ? list.current?.querySelector<HTMLElement>(`[data-place="${CSS.escape(chosenKey)}"]`)
      : undefined
    if (row && list.current) showInside(list.current, row)
  }, [chosenKey])

  return (
    <div ref={list} className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain">
      {points.length === 0 && <p className="px-4 py-3 text-soft">{t('nothingFound')}</p>}
      {areNearby && <p className="px-4 pt-3 text-13 text-soft">{t('onlyNearby')}</p>}
      <ul>
        {rows.map((place) => (
          <PickupRow
            key={place.key}
            place={place}
            offer={offers.find(({ deliveryMode }) => deliveryMode.carrier === place.point.carrier)}
            currency={currency}
            isChosen={place.key === chosenKey}
            onChoose={onChoose}
          />
        ))}
      </ul>
      {points.length > max && (
        <div className="px-4 py-3">
          <Button size="small" onClick={() => setPages({ of: points, count: max / pageSize + 1 })}>
            {t('showMore', { rest: formatCount(points.length - max, locale) })}
          </Button>
        </div>
      )}
    </div>
  )
}
