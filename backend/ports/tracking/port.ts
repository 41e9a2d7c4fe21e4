/** What a carrier says of a parcel at one moment. */
export interface ParcelMessage {
  at: Date
  /** The carrier's own word. */
  code: string
  /** `arrived`: it can be collected. `received`: the customer has it. `nothing`: known, and the shop has nothing to do. */
  means: 'arrived' | 'received' | 'nothing' | 'unknown'
}

/** The carrier gave no answer, or none that can be read. */
export class TrackingError extends Error {
  override readonly name = 'TrackingError'
}

export interface ParcelTracking {
  /** @returns undefined for a parcel that the carrier does not know. @throws TrackingError */
  find: (number: string) => Promise<ParcelMessage[] | undefined>
}
