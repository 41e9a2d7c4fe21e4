interface Child {
  key: number
  parentKey: number | null
}

/**
 * Items without a parent first, then their children, then the children of these: a parent always comes before its child.
 * @throws Error if an item has a parent that is not among the items
 */
export const byGenerations = <Item extends Child>(items: readonly Item[]): Item[][] => {
  const generations: Item[][] = []
  const known = new Set<number | null>([null])
  let waiting = [...items]
  while (waiting.length > 0) {
    const next = waiting.filter(({ parentKey }) => known.has(parentKey))
    if (next.length === 0) throw new Error(`Item ${waiting[0]?.key} has no parent ${waiting[0]?.parentKey}`)
    generations.push(next)
    waiting = waiting.filter((item) => !next.includes(item))
    for (const { key } of next) known.add(key)
  }
  return generations
}
