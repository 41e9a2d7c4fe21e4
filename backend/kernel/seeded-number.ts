import { createHash } from 'node:crypto'

/** A number from 0 up to 1 that depends only on the words, so that every seeded shop is the same. */
export const seededNumber = (...words: (string | number)[]): number =>
  createHash('sha256').update(words.join('/')).digest().readUInt32BE() / 2 ** 32

/** A whole number from `min` to `max`, both included. */
export const seededInteger = (min: number, max: number, ...words: (string | number)[]): number =>
  min + Math.floor(seededNumber(...words) * (max - min + 1))

export const seededChoice = <T>(choices: readonly [T, ...T[]], ...words: (string | number)[]): T =>
  choices[seededInteger(0, choices.length - 1, ...words)] ?? choices[0]
