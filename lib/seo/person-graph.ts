import type { Brand } from '#contracts/brands.ts'

export const personId = (url: string): string => `${url}#person`

/** A year is a date of reduced precision; ISO 8601 counts those before our era otherwise than people do. */
const year = (value: number | null) => (value !== null && value > 0 ? String(value).padStart(4, '0') : undefined)

/** Whoever makes books. @param url of their page */
export const personGraph = ({ name, bio, born, died }: Pick<Brand, 'name' | 'bio' | 'born' | 'died'>, url: string) => ({
  '@type': 'Person',
  '@id': personId(url),
  name,
  url,
  ...(bio && { description: bio }),
  ...(year(born) && { birthDate: year(born) }),
  ...(year(died) && { deathDate: year(died) }),
})
