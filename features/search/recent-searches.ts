import { recentKeys } from '#lib/consent/optional-storage.ts'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const key = recentKeys.searches
const max = 5

/**
 * The recent searches of this device, the latest first. Invalid values are ignored, because anybody can write into the
 * storage.
 */
export const readRecent = (storage: Store): string[] => {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? '[]')
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string').slice(0, max) : []
  } catch {
    return []
  }
}

const write = (storage: Store, searches: string[]): string[] => {
  try {
    if (searches.length > 0) storage.setItem(key, JSON.stringify(searches))
    else storage.removeItem(key)
  } catch {
    // Where the storage is full or forbidden, the search is not remembered.
  }
  return searches
}

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

export const removeRecent = (storage: Store, search: string): string[] =>
  write(
    storage,
    readRecent(storage).filter((one) => !same(one, search)),
  )

export const clearRecent = (storage: Store): string[] => write(storage, [])

export const saveRecent = (storage: Store, search: string): string[] => {
  const words = search.trim().slice(0, 256)
  return words ? write(storage, [words, ...removeRecent(storage, words)].slice(0, max)) : readRecent(storage)
}
