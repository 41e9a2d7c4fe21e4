import { useQuery } from '@tanstack/react-query'
import type { DeliveryData } from '#contracts/address-book.ts'
import {
  mayAsMember,
  organizationAddressesQuery,
  useOrganization,
  useOrganizationId,
} from '#lib/session/organization.ts'
import { deliveryDataQuery } from '#lib/session/saved-addresses.ts'
import { useSaved } from './use-saved.ts'

export interface SavedPlaces {
  /** Those of the organisation first; null for a guest. */
  saved: DeliveryData[] | null
  /** Whether the buyer may order to these alone. */
  areOnly: boolean
}

/** The addresses from which the buyer chooses. Undefined until it is known which. */
export const useSavedPlaces = (): SavedPlaces | undefined => {
  const own = useSaved(deliveryDataQuery)
  const id = useOrganizationId()
  const organization = useOrganization()
  const places = useQuery({ ...organizationAddressesQuery(id ?? 0), enabled: id != null })
  if (own === undefined || (own !== null && id === undefined)) return undefined
  if (id == null) return { saved: own, areOnly: false }
  if (!organization || !places.data) return undefined
  const areOnly = !mayAsMember(organization, 'SET_CUSTOM_DELIVERY_ADDRESS')
  return { saved: [...places.data, ...(areOnly ? [] : (own ?? []))], areOnly }
}
