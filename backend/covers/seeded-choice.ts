/** A stream of choices that depends only on the key, so that a book always has the same cover. */
export interface Choice {
  pick<Item>(items: readonly [Item, ...Item[]]): Item
  between(low: number, high: number): number
  whole(low: number, high: number): number
}

export function seededChoice(key: string): Choice {
  let state = fnv1a(key)
  // Mulberry32: 32 bits of state are enough for a picture, and similar keys give different numbers from the start.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    between: (low, high) => low + next() * (high - low),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
  }
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return hash
}
