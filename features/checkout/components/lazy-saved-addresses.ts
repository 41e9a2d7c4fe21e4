import { lazy } from 'react'

/** Guests have no saved addresses, so this is loaded for customers only. */
const load = () => import('./saved-addresses.tsx')

export const SavedAddresses = lazy(async () => ({ default: (await load()).SavedAddresses }))
export const RememberAddress = lazy(async () => ({ default: (await load()).RememberAddress }))
