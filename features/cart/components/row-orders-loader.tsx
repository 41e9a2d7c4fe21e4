'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import { withLaterTexts } from '#lib/i18n/later-texts.ts'

const loadRowOrders = () => withLaterTexts(import('./row-orders.tsx'))
const RowOrders = lazy(() => loadRowOrders().then((loaded) => ({ default: loaded.RowOrders })))

/** The form of a table row that adds a book; see features/product-cards/components/row-order.tsx. */
const orderFormOf = ({ target }: Event): HTMLFormElement | null =>
  target instanceof Element ? target.closest<HTMLFormElement>('form[data-order]') : null

/**
 * Stands once on a page that may show a table of books. The code for the rows is loaded when the visitor first touches
 * or focuses one.
 */
export const RowOrdersLoader = () => {
  const [requested, setRequested] = useState<HTMLFormElement[]>([])

  useEffect(() => {
    const reach = (event: Event) => {
      if (orderFormOf(event)) void loadRowOrders()
    }
    const submit = (event: SubmitEvent) => {
      const form = orderFormOf(event)
      if (!form) return
      event.preventDefault()
      setRequested((before) => [...before, form])
    }
    document.addEventListener('focusin', reach)
    document.addEventListener('submit', submit)
    return () => {
      document.removeEventListener('focusin', reach)
      document.removeEventListener('submit', submit)
    }
  }, [])

  return (
    requested.length > 0 && (
      <Suspense>
        <RowOrders requested={requested} />
      </Suspense>
    )
  )
}
