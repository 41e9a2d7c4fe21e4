import type { Brand } from '#contracts/brands.ts'

export const personId = (url: string): string => `${url}#person`

/** A year is a date of reduced precision. ISO 8601 has a year 0, so years before our era differ by one. */
const year = (value: number | null) => (value !== null && value > 0 ? String(value).padStart(4, '0') : undefined)

/** The structured data of a contributor. @param url of the contributor's page */
export const personGraph = ({ name, bio, born, died }: Pick<Brand, 'name' | 'bio' | 'born' | 'died'>, url: string) => ({
  '@type': 'Person',
  '@id': personId(url),
  name,
  url,
  ...(bio && { description: bio }),
  ...(year(born) && { birthDate: year(born) }),
  ...(year(died) && { deathDate: year(died) }),
})
