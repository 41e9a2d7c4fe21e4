import { type RefObject, useEffect, useState } from 'react'
import type { Currency } from '#contracts/shop.ts'
import type { ListingScope } from './count-results.ts'

/** A visitor who ticks several boxes quickly gets one announcement. */
const pauseMs = 250

/**
 * How many books the open sheet of filters would show; undefined until a box is ticked, and where nobody can tell. What
 * counts comes with the first tick.
 */
export const useLiveCount = (
  field: RefObject<HTMLButtonElement | null>,
  scope: ListingScope,
  currency: Currency,
): number | undefined => {
  const [count, setCount] = useState<number>()

  useEffect(() => {
    const form = field.current?.form
    if (!form) return
    let request = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      const { signal } = request
      try {
        const { countResults } = await import('./count-results.ts')
        const found = await countResults(new FormData(form), scope, currency, signal)
        if (!signal.aborted) setCount(found)
      } catch {
        if (!signal.aborted) setCount(undefined)
      }
    }
    const change = () => {
      request.abort()
      request = new AbortController()
      clearTimeout(timer)
      if (form.querySelector(':popover-open')) timer = setTimeout(ask, pauseMs)
    }
    form.addEventListener('input', change)
    return () => {
      request.abort()
      clearTimeout(timer)
      form.removeEventListener('input', change)
    }
  }, [field, scope, currency])

  return count
}
