/** The letters of Hungarian: digraphs are letters of their own, a long vowel stands with its short one. */
export const alphabet = [
  'a', 'b', 'c', 'cs', 'd', 'dz', 'dzs', 'e', 'f', 'g', 'gy', 'h', 'i', 'j', 'k', 'l', 'ly', 'm', 'n', 'ny',
  'o', 'ö', 'p', 'q', 'r', 's', 'sz', 't', 'ty', 'u', 'ü', 'v', 'w', 'x', 'y', 'z', 'zs',
] as const

/** What a name can stand under; `other` holds digits and foreign scripts. */
export const letters = [...alphabet, 'other'] as const
export type Letter = (typeof letters)[number]
