/** The features that make two covers look alike. */
export interface Appearance {
  ground: string
  /** The picture or the pattern, without its colours. */
  motif: unknown
}

/** Distances of books that stand beside each other, one row of a listing apart, or on one page. */
const nearest = 1
const nearby = 6
const onePage = 24
const weightOf = (distance: number): number => (distance <= nearest ? 5 : distance <= nearby ? 1 : 0.1)

const channels = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

const isSimilar = (one: string, other: string): boolean => {
  const second = channels(other)
  return Math.hypot(...channels(one).map((value, index) => value - (second[index] ?? 0))) < 48
}

/** 0 without common features. Two common features are far worse than one. */
const likeness = (one: Appearance, other: Appearance): number => {
  const [colour, motif] = [isSimilar(one.ground, other.ground), one.motif === other.motif]
  return colour && motif ? 6 : colour ? 2 : motif ? 1 : 0
}

/**
 * Chooses for each book the appearance that is least like those of its neighbours in any listing. The appearances are
 * chosen in the order of the first listing and not changed later, so the same books always get the same ones.
 * @param listings books in the orders in which they are shown; the first one holds all
 * @returns the index of the chosen appearance, by book
 */
export const spreadLooks = <Book>(
  listings: readonly [readonly Book[], ...(readonly Book[])[]],
  appearancesOf: (book: Book) => readonly Appearance[],
): Map<Book, number> => {
  const neighbours = new Map<Book, Map<Book, number>>()
  for (const listing of listings)
    for (const [index, book] of listing.entries())
      for (const [ahead, other] of listing.slice(index + 1, index + 1 + onePage).entries())
        for (const [one, two] of [
          [book, other],
          [other, book],
        ] as const) {
          const known = neighbours.get(one) ?? new Map<Book, number>()
          neighbours.set(one, known.set(two, Math.max(known.get(two) ?? 0, weightOf(ahead + 1))))
        }

  const chosen = new Map<Book, { index: number; appearance: Appearance }>()
  for (const book of listings[0]) {
    const beside = [...(neighbours.get(book) ?? [])].flatMap(([other, weight]) => {
      const found = chosen.get(other)
      return found ? [{ weight, appearance: found.appearance }] : []
    })
    let best = { cost: Infinity, index: 0, appearance: undefined as Appearance | undefined }
    for (const [index, appearance] of appearancesOf(book).entries()) {
      const cost = beside.reduce((sum, other) => sum + other.weight * likeness(appearance, other.appearance), 0)
      if (cost < best.cost) best = { cost, index, appearance }
    }
    if (best.appearance) chosen.set(book, { index: best.index, appearance: best.appearance })
  }
  return new Map([...chosen].map(([book, { index }]) => [book, index]))
}
