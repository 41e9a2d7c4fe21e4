/** The first `most` of all that are offered, in order, without sorting the others. */
export const keepBest = <Item>(most: number, isBefore: (a: Item, b: Item) => boolean) => {
  const kept: Item[] = []
  return {
    kept,
    offer: (item: Item): void => {
      const last = kept.at(-1)
      if (kept.length === most && (last === undefined || !isBefore(item, last))) return
      let [from, to] = [0, kept.length]
      while (from < to) {
        const middle = (from + to) >> 1
        if (isBefore(item, kept[middle] as Item)) to = middle
        else from = middle + 1
      }
      kept.splice(from, 0, item)
      if (kept.length > most) kept.pop()
    },
  }
}
