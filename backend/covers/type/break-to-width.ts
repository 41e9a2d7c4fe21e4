/**
 * Breaks words into lines no wider than `widthOfLine` allows, all about equally full. The last line may be short.
 * `widthOf` gives the width of words `from`..`to` (exclusive) on one line.
 * @returns the first and the last word of each line
 */
export function breakToWidth(
  count: number,
  widthOf: (from: number, to: number) => number,
  widthOfLine: (isFirst: boolean) => number,
): [from: number, to: number][] {
  // cost[from] is the least cost of setting the words from there on; end[from] is the end of the first line from there.
  const cost: number[] = Array.from({ length: count + 1 }, () => Infinity)
  const end: number[] = []
  cost[count] = 0
  for (let from = count - 1; from >= 0; from--) {
    const room = widthOfLine(from === 0)
    for (let to = from + 1; to <= count; to++) {
      const width = widthOf(from, to)
      // A word that is wider than the line stands alone on it.
      if (width > room && to > from + 1) break
      const slack = to === count ? 0 : Math.max(0, (room - width) / room)
      const total = slack ** 3 + (cost[to] ?? 0)
      if (total >= (cost[from] ?? 0)) continue
      cost[from] = total
      end[from] = to
    }
  }
  const lines: [number, number][] = []
  for (let from = 0; from < count; from = end[from] ?? count) lines.push([from, end[from] ?? count])
  return lines
}
