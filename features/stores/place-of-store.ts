import type { Store } from '#contracts/stores.ts'

/** The position of a store in the form that maps use. */
export const placeOfStore = ({ id, latitude, longitude, name, addressLine }: Store) => ({
  key: String(id),
  latitude,
  longitude,
  name,
  address: addressLine,
})
