/** How many lines end between two places. */
export const countLines = (bytes: Buffer, from = 0, to = bytes.length): number => {
  const part = bytes.subarray(from, to)
  let lines = 0
  for (let at = part.indexOf(10); at >= 0; at = part.indexOf(10, at + 1)) lines += 1
  return lines
}
