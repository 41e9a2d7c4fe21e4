import type { Locale } from '#contracts/shop.ts'

export interface Signer {
  /** Of an account. A name that is not separated stands in `lastName`. */
  nameType?: 'separated' | 'simple' | 'company'
  firstName: string
  lastName: string
}

/** A name of one field is read in the order of the language. */
const separate = (name: string, locale: Locale): Pick<Signer, 'firstName' | 'lastName'> => {
  const words = name.trim().split(/\s+/)
  const lastName = (locale === 'hu' ? words.shift() : words.pop()) ?? ''
  return { firstName: words.join(' '), lastName }
}

/**
 * The name under a rating: family name and an initial, in the order of the language (`Kovács A.`, `A. Kovács`). The name
 * of a company is public.
 */
export const displayNameOf = ({ nameType, ...name }: Signer, locale: Locale): string => {
  if (nameType === 'company') return name.lastName.trim()
  const { firstName, lastName } = nameType === 'simple' ? separate(name.lastName, locale) : name
  const [initial = ''] = firstName.trim()
  const given = initial && `${initial.toLocaleUpperCase('hu')}.`
  return (locale === 'hu' ? [lastName.trim(), given] : [given, lastName.trim()]).filter(Boolean).join(' ')
}
