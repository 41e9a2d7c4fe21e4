/**
 * Words that should not stand at the end of a line: articles, short conjunctions and prepositions, titles before a
 * name.
 */
const leaning = new Set([
  ...'a az egy és s ha de is ő dr szent'.split(' '),
  ...'the an and or of to in on at by for with from mr mrs ms st'.split(' '),
  ...'der die das und von le la les de du et'.split(' '),
])

/**
 * Breaks words into exactly `count` lines, as equal as possible. `widthOf` gives the width of words `from`..`to`
 * (exclusive) on one line. Undefined if there are fewer words than lines.
 */
export function breakLines(
  words: readonly string[],
  count: number,
  widthOf: (from: number, to: number) => number,
): [from: number, to: number][] | undefined {
  if (count > words.length) return undefined
  // cost[to] is the least cost of setting the first `to` words in the lines so far; the cube punishes wide lines.
  let cost = words.map(() => Infinity).concat(Infinity)
  cost[0] = 0
  const starts: number[][] = []
  for (let line = 1; line <= count; line++) {
    const next = cost.map(() => Infinity)
    const start: number[] = []
    for (let to = line; to <= words.length; to++) {
      for (let from = line - 1; from < to; from++) {
        const total =
          (cost[from] ?? Infinity) + widthOf(from, to) ** 3 * endWeight(words[to - 1] ?? '', to === words.length)
        if (total >= (next[to] ?? Infinity)) continue
        next[to] = total
        start[to] = from
      }
    }
    starts.push(start)
    cost = next
  }
  const lines: [number, number][] = []
  let to = words.length
  for (const start of starts.toReversed()) {
    const from = start[to] ?? 0
    lines.unshift([from, to])
    to = from
  }
  return lines
}

function endWeight(lastWord: string, endsText: boolean): number {
  if (endsText) return 1
  if (leaning.has(lastWord.toLowerCase().replace(/\.$/, ''))) return 1.9
  return /[,:;–—.!?]$/.test(lastWord) ? 0.8 : 1
}
