import { measuredKeys } from '#lib/consent/optional-storage.ts'

const key = measuredKeys.orders
/** Orders whose purchase is still to be measured, or was; older ones are forgotten. */
const most = 20

type Placed = readonly [uuid: string, isMeasured: boolean]

const isPlaced = (value: unknown): value is Placed =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'boolean'

/** Anybody can write into the storage. */
const read = (): Placed[] => {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(saved) ? saved.filter(isPlaced) : []
  } catch {
    return []
  }
}

const write = (placed: readonly Placed[]): void => {
  try {
    localStorage.setItem(key, JSON.stringify(placed.slice(-most)))
  } catch {
    // Without a storage a purchase is measured by the server alone.
  }
}

/** Remembers an order of this browser: its purchase counts as soon as the order stands and is paid. */
export const savePlaced = (uuid: string): void => {
  const placed = read()
  if (!placed.some(([one]) => one === uuid)) write([...placed, [uuid, false]])
}

/** Whether the purchase is to be measured now: once an order, also after a reload and in a second tab. */
export const takePlaced = (uuid: string): boolean => {
  const placed = read()
  if (!placed.some(([one, isMeasured]) => one === uuid && !isMeasured)) return false
  write(placed.map(([one, isMeasured]) => [one, isMeasured || one === uuid]))
  return true
}
