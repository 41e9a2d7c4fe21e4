const roman: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 }

/** Up to 39, as volumes are counted; undefined for other letters. */
const fromRoman = (text: string): number | undefined => {
  if (!/^(?=.)X{0,3}(?:IX|IV|V?I{0,3})$/.test(text)) return undefined
  const values = [...text].map((letter) => roman[letter] ?? 0)
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0)
}

/** The numbers of a title in their order, Roman ones as the others: volumes and school years differ in nothing else. */
export const numbersIn = (text: string): string =>
  [...text.matchAll(/\d+|(?<![\p{L}\p{N}])[IVX]+(?![\p{L}\p{N}])/gu)]
    .flatMap(([found]) => fromRoman(found) ?? (/^\d/.test(found) ? Number(found) : []))
    .join(' ')
