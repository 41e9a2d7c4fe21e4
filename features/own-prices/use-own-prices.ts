import { useEffect, useRef, useState } from 'react'
import type { OwnPrice } from '#contracts/own-prices.ts'
import { call } from '#lib/api/browser.ts'

/** The limit of the call. */
const maxAtOnce = 100

type Known = ReadonlyMap<number, readonly OwnPrice[]>

const request = async (ids: readonly number[]): Promise<[number, OwnPrice[]][]> => {
  const { items } = await call('GET /v2.0/variants/contextual_values', { query: { ids: ids.join(',') } })
  return items.map(({ variantId, ownPrices }) => [variantId, ownPrices])
}

/** What these variants cost the customer below the list price. Each is asked for once, many in one call. */
export const useOwnPrices = (ids: readonly number[]): Known => {
  const [known, setKnown] = useState<Known>(new Map())
  const requested = useRef(new Set<number>())
  const key = ids.join(',')
  useEffect(() => {
    const missing = [...new Set(key.split(',').filter(Boolean).map(Number))].filter((id) => !requested.current.has(id))
    for (let start = 0; start < missing.length; start += maxAtOnce) {
      const wanted = missing.slice(start, start + maxAtOnce)
      for (const id of wanted) requested.current.add(id)
      // Without an answer the list prices stay alone, and a later page asks again.
      void request(wanted).then(
        (found) => setKnown((before) => new Map([...before, ...found])),
        () => wanted.forEach((id) => requested.current.delete(id)),
      )
    }
  }, [key])
  return known
}
