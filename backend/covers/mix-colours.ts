/** A colour between two others: `share` 0 is the first one, 1 the second; all are #rrggbb. */
export function mixColours(first: string, second: string, share: number): string {
  const mixed = [1, 3, 5].map((at) => {
    const [from, to] = [first, second].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16))
    return Math.round((from ?? 0) + ((to ?? 0) - (from ?? 0)) * share)
  })
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
