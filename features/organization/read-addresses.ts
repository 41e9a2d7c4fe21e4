import { email } from '#contracts/email.ts'

/**
 * The addresses of a pasted text or a CSV file, whatever stands between them: names and column titles have no `@`.
 * @returns `wrong`: what was meant as an address and is none
 */
export const readAddresses = (text: string): { emails: string[]; wrong: string[] } => {
  const words = text.split(/[\s,;<>"'()]+/).filter((word) => word.includes('@'))
  const unique = [...new Map(words.map((word) => [word.toLowerCase(), word])).values()]
  const isRight = (word: string) => email.safeParse(word).success
  return { emails: unique.filter(isRight), wrong: unique.filter((word) => !isRight(word)) }
}
