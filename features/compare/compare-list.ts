import { clearHint, saveHint, readHint } from '#lib/session/hint-cookies.ts'

/**
 * The compare list of the specification: a map from item id to true in a cookie, in the order in which the items were
 * added.
 */
export const parseCompared = (cookie: string | undefined): number[] =>
  [...(cookie ?? '').matchAll(/"(\d{1,9})":true/g)].map(([, id]) => Number(id))

const write = (ids: readonly number[]): void => {
  if (ids.length === 0) clearHint('compare')
  else saveHint('compare', `{${ids.map((id) => `"${id}":true`).join(',')}}`)
}

const readCompared = (): number[] => parseCompared(readHint('compare'))

/** False where the list is full. A new item is accepted only below the limit; removing always works (spec point 4). */
export const addCompared = (id: number, limit: number): boolean => {
  const ids = readCompared()
  if (ids.includes(id)) return true
  if (ids.length >= limit) return false
  write([...ids, id])
  return true
}

export const removeCompared = (gone: readonly number[]): void =>
  write(readCompared().filter((id) => !gone.includes(id)))

export const clearCompared = (): void => write([])

/** Adds the item, or removes it if the list holds it. False where the list is full. */
export const toggleCompared = (id: number, limit: number): boolean => {
  if (!readCompared().includes(id)) return addCompared(id, limit)
  removeCompared([id])
  return true
}
