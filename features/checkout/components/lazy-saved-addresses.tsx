import { lazy, Suspense } from 'react'
import type { RememberProps, SavedAddressesProps } from './saved-addresses.tsx'

/** Guests have no saved addresses, so this is loaded for customers only. Its place is there before, so nothing moves. */
const load = () => import('./saved-addresses.tsx')
const LazyChoice = lazy(async () => ({ default: (await load()).SavedAddresses }))
const LazyRemember = lazy(async () => ({ default: (await load()).RememberAddress }))

export const SavedAddresses = (props: SavedAddressesProps) => (
  <Suspense fallback={<div className="h-18" />}>
    <LazyChoice {...props} />
  </Suspense>
)

export const RememberAddress = (props: RememberProps) => (
  <Suspense fallback={<div className="h-6" />}>
    <LazyRemember {...props} />
  </Suspense>
)
