import type { ParcelMessage } from '../port.ts'

/** The status codes of MyGLS, as numbers: it writes `05` and `5`. */
const meanings: ReadonlyMap<number, 'arrived' | 'received'> = new Map([
  [5, 'received'],
  // Delivered at the neighbour's.
  [58, 'received'],
  // Into the parcel locker, and to the parcel shop, where it waits for the customer.
  [54, 'arrived'],
  [55, 'arrived'],
  [56, 'arrived'],
])

/** The parcel is on its way, was not delivered, or comes back: nothing that the shop says to the customer. */
const others = new Set([
  1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 29, 32, 33, 34, 35,
  36, 40, 41, 43, 46, 47, 51, 52, 53, 59, 68, 80, 83, 84, 85, 86, 87, 88, 89, 90, 97, 99,
])

export const meaningOf = (code: string): ParcelMessage['means'] => {
  const number = /^\d{1,3}$/.test(code) ? Number(code) : -1
  return meanings.get(number) ?? (others.has(number) ? 'nothing' : 'unknown')
}
