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

/** The parts of the owner's name and address. Two letters occur everywhere by chance. */
const wordsOf = ({ email, firstName, lastName }: Owner): string[] =>
  plain(`${email} ${firstName} ${lastName}`)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(({ length }) => length > 2)
    .toSorted((a, b) => b.length - a.length)

/** Made of the owner's own words, with hardly anything else: a few signs, and no word of its own. */
const isPersonal = (password: string, owner: Owner): boolean => {
  const rest = wordsOf(owner).reduce((left, word) => left.replaceAll(word, ''), password)
  return rest !== password && rest.length < 8 && rest.replaceAll(/\P{L}/gu, '').length < 4
}

/**
 * Passwords that are tried first by whoever guesses: the most common ones, and those made of the owner's name and
 * address. Nothing is asked of the signs in a password.
 */
export const refusePassword = (password: string, owner: Owner): 'password_common' | 'password_personal' | undefined => {
  const written = plain(password)
  if (common.has(written) || /^(.{1,4})\1+$/.test(written)) return 'password_common'
  return isPersonal(written, owner) ? 'password_personal' : undefined
}
