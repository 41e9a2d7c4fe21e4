import { clearHint, saveHint, readHint } from '#lib/session/hint-cookies.ts'

/** The spec's compare list: a map of item id to true in a cookie, in the order in which they were added. */
export const parseCompared = (cookie: string | undefined): number[] =>
  [...(cookie ?? '').matchAll(/"(\d{1,9})":true/g)].map(([, id]) => Number(id))

const write = (ids: readonly number[]): void => {
  if (ids.length === 0) clearHint('compare')
  else saveHint('compare', `{${ids.map((id) => `"${id}":true`).join(',')}}`)
}

const readCompared = (): number[] => parseCompared(readHint('compare'))

/** False where the list is full: a new item is accepted only while under the limit, removal always (spec point 4). */
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

/** In or out, whichever it is not; false where it is out and there is no room. */
export const toggleCompared = (id: number, limit: number): boolean => {
  if (!readCompared().includes(id)) return addCompared(id, limit)
  removeCompared([id])
  return true
}
