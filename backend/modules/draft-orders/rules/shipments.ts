export interface Bought {
  id: number
  physical: boolean
  /** The day on which it is published; null where it can leave now. */
  releasedOn: string | null
  /** Working days until its supplier's copies are here; 0 where none of them come from a supplier. */
  leadDays: number
}

export interface Shipment {
  itemIds: number[]
  /** Of the latest book in it that is yet to be published. */
  releasedOn: string | null
  /** Of the slowest supplier. */
  leadDays: number
}

const shipmentOf = (items: readonly Bought[]): Shipment => ({
  itemIds: items.map(({ id }) => id),
  releasedOn:
    items
      .flatMap(({ releasedOn }) => releasedOn ?? [])
      .toSorted()
      .at(-1) ?? null,
  leadDays: Math.max(0, ...items.map(({ leadDays }) => leadDays)),
})

/** What can leave now and what is yet to be published; undefined where all of it is of one kind. Never more than two parcels. */
export const separateShipments = (items: readonly Bought[]): [Shipment, Shipment] | undefined => {
  const carried = items.filter(({ physical }) => physical)
  const [ready, coming] = [
    carried.filter(({ releasedOn }) => releasedOn === null),
    carried.filter(({ releasedOn }) => releasedOn !== null),
  ]
  return ready.length > 0 && coming.length > 0 ? [shipmentOf(ready), shipmentOf(coming)] : undefined
}

/** One parcel, which waits for its latest book; downloads make none. */
export const joinShipments = (items: readonly Bought[]): Shipment[] => {
  const carried = items.filter(({ physical }) => physical)
  return carried.length > 0 ? [shipmentOf(carried)] : []
}
