import type { Locale } from '#contracts/shop.ts'
import { splitName } from '#lib/format/split-name.ts'

export interface Signer {
  /** Of an account. A name that is not separated stands in `lastName`. */
  nameType?: 'separated' | 'simple' | 'company'
  firstName: string
  lastName: string
}

/**
 * The name under a rating: family name and an initial, in the order of the language (`Kovács A.`, `A. Kovács`). The name
 * of a company is public.
 */
export const displayNameOf = ({ nameType, ...name }: Signer, locale: Locale): string => {
  if (nameType === 'company') return name.lastName.trim()
  const { firstName, lastName } = nameType === 'simple' ? splitName(name.lastName, locale) : name
  const [initial = ''] = firstName.trim()
  const given = initial && `${initial.toLocaleUpperCase('hu')}.`
  return (locale === 'hu' ? [lastName.trim(), given] : [given, lastName.trim()]).filter(Boolean).join(' ')
}
