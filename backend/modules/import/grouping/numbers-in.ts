import { fromRoman } from '../rules/from-roman.ts'

/** The numbers of a title in their order, Roman ones as the others: volumes and school years differ in nothing else. */
export const numbersIn = (text: string): string =>
  [...text.matchAll(/\d+|(?<![\p{L}\p{N}])[IVX]+(?![\p{L}\p{N}])/gu)]
    .flatMap(([found]) => fromRoman(found) ?? (/^\d/.test(found) ? Number(found) : []))
    .join(' ')
