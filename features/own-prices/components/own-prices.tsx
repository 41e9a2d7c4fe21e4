'use client'

import { createPortal } from 'react-dom'
import { type Place, usePlaces } from '#components/product/use-places.ts'
import { AddedMessages } from '#lib/i18n/added-messages.tsx'
import en from '#messages/en/own-prices.json'
import hu from '#messages/hu/own-prices.json'
import { useOwnPrices } from '../use-own-prices.ts'
import { OwnPriceLines } from './own-price-lines.tsx'
import { OwnPriceTable } from './own-price-table.tsx'

const texts = { hu: { ownPrices: hu }, en: { ownPrices: en } }

/** Different elements may show the same book, and one element may show another book after a navigation. */
const keyOf = ({ id }: Place, index: number): string => `${index} ${id}`

/** Writes what books cost the signed-in customer beside the list prices of the page. */
export const OwnPrices = () => {
  const places = usePlaces('own-price')
  const known = useOwnPrices(places.map(({ id }) => Number(id)))
  return (
    <AddedMessages texts={texts}>
      {places.map((place, index) => {
        const { place: kind } = place.element.dataset
        const all = known.get(Number(place.id)) ?? []
        // Where one line has room, it is the price of a single copy.
        const prices = kind === 'line' ? all.slice(0, 1) : all
        const Part = kind === 'page' && prices.length > 1 ? OwnPriceTable : OwnPriceLines
        return prices.length > 0 && createPortal(<Part prices={prices} />, place.element, keyOf(place, index))
      })}
    </AddedMessages>
  )
}
