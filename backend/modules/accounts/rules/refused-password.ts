import { dictionary } from '@zxcvbn-ts/language-common'

interface Owner {
  email: string
  firstName: string
  lastName: string
}

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()

/** Shorter ones are refused for their length. */
const common = new Set(dictionary['passwords-common'].filter(({ length }) => length >= 8))

/** The name and the goods of the shop, which are tried at this shop first. */
const shopWords = ['konyvesbolt', 'bookshop', 'kolofon', 'konyv', 'book']

/** The parts of the owner's name and address. Two letters occur everywhere by chance. */
const wordsOf = ({ email, firstName, lastName }: Owner): string[] =>
  plain(`${email} ${firstName} ${lastName}`)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(({ length }) => length > 2)
    .toSorted((a, b) => b.length - a.length)

/** The password is made of these words, and what is left of it is short: a few signs or digits, and no word. */
const isMadeOf = (words: readonly string[], password: string): boolean => {
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), password)
  return rest !== password && rest.length < 8 && rest.replaceAll(/\P{L}/gu, '').length < 4
}

/**
 * Refuses the passwords that somebody who guesses tries first: the most common ones, and those made of the shop's name
 * or of the owner's name and address. A password needs no digits and no special signs.
 */
export const refusePassword = (password: string, owner: Owner): 'password_common' | 'password_personal' | undefined => {
  const written = plain(password)
  if (common.has(written) || /^(.{1,4})\1+$/.test(written) || isMadeOf(shopWords, written)) return 'password_common'
  return isMadeOf(wordsOf(owner), written) ? 'password_personal' : undefined
}
