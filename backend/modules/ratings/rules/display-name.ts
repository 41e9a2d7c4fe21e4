import type { Locale } from '#contracts/shop.ts'

interface Named {
  firstName: string
  lastName: string
}

/** The name under a rating: family name and an initial, in the order of the language (`Kovács A.`, `A. Kovács`). */
export const displayNameOf = ({ firstName, lastName }: Named, locale: Locale): string => {
  const [initial = ''] = firstName.trim()
  const given = initial && `${initial.toLocaleUpperCase('hu')}.`
  return (locale === 'hu' ? [lastName.trim(), given] : [given, lastName.trim()]).filter(Boolean).join(' ')
}
