'use client'

import { afterPage } from '#lib/session/after-page.tsx'
import { useHint } from '#lib/session/hint-cookies.ts'

/** If it cannot be loaded, list prices are shown, and the cart says what the books cost. */
const OwnPrices = afterPage(
  () => import('./own-prices.tsx').then((part) => part.OwnPrices),
  () => null,
)

/** Stands once in the layout of shops with price lists. The code is loaded for the signed-in alone. */
export const OwnPricesLoader = () => useHint('customer') && <OwnPrices />
