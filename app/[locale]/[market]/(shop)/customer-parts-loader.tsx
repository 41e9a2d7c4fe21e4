'use client'

import { afterPage } from '#lib/session/after-page.tsx'
import { useHint } from '#lib/session/hint-cookies.ts'
import type { CustomerPartsProps } from './customer-parts.tsx'

/** If they cannot be loaded, list prices are shown, and the cart says what the books cost. */
const CustomerParts = afterPage<CustomerPartsProps>(
  () => import('./customer-parts.tsx').then((part) => part.CustomerParts),
  () => null,
)

/** Stands once in the layout. The code is loaded for the signed-in alone. */
export const CustomerPartsLoader = (props: CustomerPartsProps) => useHint('customer') && <CustomerParts {...props} />
