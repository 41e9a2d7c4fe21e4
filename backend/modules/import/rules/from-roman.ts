const digits: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 }

/** What a Roman numeral says, in letters of either case; undefined for other words, also for those of its letters. */
export const fromRoman = (text: string): number | undefined => {
  const letters = text.toUpperCase()
  if (!/^(?=.)M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/.test(letters)) return undefined
  const values = [...letters].map((letter) => digits[letter] ?? 0)
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0)
}
