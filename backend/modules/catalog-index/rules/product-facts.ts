import { ageBands, contributorRoles, type ContributorRole } from '#contracts/shop.ts'

/** What the live catalog keeps of a product. */
export interface ProductFacts {
  id: number
  /** 0 without one. */
  workId: number
  language: string
  /** 1 where the work was written in another language. */
  translated: number
  /** When the work came out first; 0 where nobody knows. */
  firstYear: number
  popularity: number
  publisherId: number
  /** 0 without one. */
  seriesId: number
  /** One bit for each of `ageBands`. */
  ages: number
  /** The average of its ratings without its fraction; 0 where nobody has rated it. */
  stars: number
  sortKey: string
  /** Title, authors and series, plain. */
  names: string
  titleLength: number
  /** Words of the search index for title and authors, for the series, for publisher and makers. */
  words: Record<'name' | 'series' | 'maker', string[]>
  /** See `personCode`; authors in their order. */
  people: number[]
  /** The main one first. */
  categories: number[]
  /** Records of its variants one after the other, see variant-record. */
  variants: number[]
}

/** Who and as what in one number. */
export const personCode = (id: number, role: ContributorRole): number => id * 8 + contributorRoles.indexOf(role)
export const personId = (code: number): number => Math.floor(code / 8)
export const isAuthorCode = (code: number): boolean => code % 8 === 0

const bounds = ageBands.map((band) => band.split('-').map(Number))

/** Ages open at one end go on; a book for one single age still belongs to the band that begins there. */
export const ageBits = (from: number | null, to: number | null): number => {
  if (from === null && to === null) return 0
  const [youngest, end] = [from ?? 0, Math.max(to ?? 99, (from ?? 0) + 1)]
  return bounds.reduce(
    (bits, [low = 0, high = 0], band) => (youngest < high && end > low ? bits | (1 << band) : bits),
    0,
  )
}
