import type { ParcelMessage } from '../../../ports/tracking/port.ts'

interface Parcel {
  arrivedAt: Date | null
  handedOverAt: Date | null
}

/** The messages that are later than everything the shop has followed, the earliest first. */
export const newsOf = (messages: readonly ParcelMessage[], trackedAt: Date | null): ParcelMessage[] =>
  messages.filter(({ at }) => trackedAt === null || at > trackedAt).toSorted((a, b) => a.at.getTime() - b.at.getTime())

/** What the messages say has happened to a parcel on its way; undefined where nothing has. A parcel never goes back. */
export const eventOf = (
  messages: readonly ParcelMessage[],
  { arrivedAt, handedOverAt }: Parcel,
): 'arrivedAt' | 'handedOverAt' | undefined => {
  const said = new Set(messages.map(({ means }) => means))
  if (handedOverAt) return undefined
  if (said.has('received')) return 'handedOverAt'
  return said.has('arrived') && !arrivedAt ? 'arrivedAt' : undefined
}
