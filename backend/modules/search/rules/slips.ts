/** The same memory for each comparison. Longer words are compared letter by letter up to here. */
const longest = 64
const size = longest + 1
const rows: [Uint8Array, Uint8Array, Uint8Array] = [new Uint8Array(size), new Uint8Array(size), new Uint8Array(size)]

/** The last row of the comparison, or undefined as soon as there are more slips than allowed. */
const lastRow = (typed: string, word: string, limit: number): Uint8Array | undefined => {
  const columns = Math.min(word.length, longest)
  let [twoAbove, above, line] = rows
  for (let column = 0; column <= columns; column++) above[column] = column
  for (let row = 1; row <= Math.min(typed.length, longest); row++) {
    const letter = typed.charCodeAt(row - 1)
    const before = row > 1 ? typed.charCodeAt(row - 2) : -1
    let fewest = row
    line[0] = row
    for (let column = 1; column <= columns; column++) {
      const other = word.charCodeAt(column - 1)
      let count = (above[column - 1] ?? 0) + (letter === other ? 0 : 1)
      count = Math.min(count, (above[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1)
      if (column > 1 && before === other && letter === word.charCodeAt(column - 2))
        count = Math.min(count, (twoAbove[column - 2] ?? 0) + 1)
      line[column] = count
      if (count < fewest) fewest = count
    }
    if (fewest > limit) return undefined
    ;[twoAbove, above, line] = [above, line, twoAbove]
  }
  return above
}

/**
 * How many slips of the finger make one word of the other: a letter left out, put in, changed, or two neighbours
 * exchanged.
 * @returns more than `limit`, whatever number, if there are more slips
 */
export const slipsBetween = (typed: string, word: string, limit: number = longest): number => {
  if (Math.abs(typed.length - word.length) > limit) return limit + 1
  return lastRow(typed, word, limit)?.[Math.min(word.length, longest)] ?? limit + 1
}

/** The same for the beginning of a word: the fewest slips between the typed letters and any beginning of the word. */
export const slipsInBeginning = (typed: string, word: string, limit: number): number => {
  if (typed.length - word.length > limit) return limit + 1
  const row = lastRow(typed, word, limit)
  if (!row) return limit + 1
  let fewest = limit + 1
  for (let column = Math.max(0, typed.length - limit); column <= Math.min(word.length, longest); column++)
    fewest = Math.min(fewest, row[column] ?? fewest)
  return fewest
}
