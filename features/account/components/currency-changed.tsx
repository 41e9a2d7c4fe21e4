'use client'

import { useEffect } from 'react'
import { showToast } from '#components/ui/toast-store.ts'
import type { Currency } from '#contracts/shop.ts'
import { readHint } from '#lib/session/hint-cookies.ts'
import { saveCurrency } from '#lib/session/save-currency.ts'

interface Props {
  current: Currency
  available: readonly Currency[]
  text: string
}

/**
 * The shop no longer sells in the currency that this visitor had chosen. The visitor is told, because prices must not
 * change silently (spec point 4).
 */
export const CurrencyChanged = ({ current, available, text }: Props) => {
  useEffect(() => {
    const chosen = readHint('currency')
    if (chosen === undefined || available.some((one) => one === chosen)) return
    saveCurrency(current)
    showToast({ tone: 'warning', text })
  }, [current, available, text])

  return null
}
