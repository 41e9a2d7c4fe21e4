/** The first `limit` of all items that are offered, in order, without sorting the others. */
export const collectBest = <Item>(limit: number, isBefore: (a: Item, b: Item) => boolean) => {
  const best: Item[] = []
  return {
    best,
    offer: (item: Item): void => {
      const last = best.at(-1)
      if (best.length === limit && (last === undefined || !isBefore(item, last))) return
      let [from, to] = [0, best.length]
      while (from < to) {
        const middle = (from + to) >> 1
        if (isBefore(item, best[middle] as Item)) to = middle
        else from = middle + 1
      }
      best.splice(from, 0, item)
      if (best.length > limit) best.pop()
    },
  }
}
