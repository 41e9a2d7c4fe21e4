import { recentKeys } from '#lib/consent/optional-storage.ts'

const key = recentKeys.viewed

/** Where the storage is forbidden, even reading `localStorage` throws. */
type OpenStore = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** A viewed book: its variant and its product. The list shows each product once. */
export interface Viewed {
  id: number
  productId: number
}

const isViewed = (value: unknown): value is Viewed =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  Number.isSafeInteger(value.id) &&
  'productId' in value &&
  Number.isSafeInteger(value.productId)

/**
 * The books of this device, the latest first. Invalid values are ignored, because anybody can write into the storage.
 */
export const readViewed = (storage: OpenStore): Viewed[] => {
  try {
    const value: unknown = JSON.parse(storage().getItem(key) ?? '[]')
    return Array.isArray(value) ? value.filter(isViewed).map(({ id, productId }) => ({ id, productId })) : []
  } catch {
    return []
  }
}

export const clearViewed = (storage: OpenStore): void => {
  try {
    storage().removeItem(key)
  } catch {
    // A storage that cannot be written to holds nothing to clear.
  }
}

/** The other books, each product once. */
export const otherViewed = (storage: OpenStore, current: Viewed, max: number): Viewed[] =>
  readViewed(storage)
    .filter(({ productId }) => productId !== current.productId)
    .slice(0, max)

/** Saves a book as the latest one, with as many others as the list shows. */
export const saveViewed = (storage: OpenStore, current: Viewed, max: number): void => {
  try {
    storage().setItem(key, JSON.stringify([current, ...otherViewed(storage, current, max)]))
  } catch {
    // The page works without the list when the storage is full or forbidden.
  }
}
