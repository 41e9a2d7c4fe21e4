import type { Store } from '#contracts/stores.ts'

/** As maps show it. */
export const placeOfStore = ({ id, latitude, longitude, name, addressLine }: Store) => ({
  key: String(id),
  latitude,
  longitude,
  name,
  address: addressLine,
})
