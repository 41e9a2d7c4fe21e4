import type { BothLanguages } from '../../../db/schema/columns.ts'

export interface PersonName {
  name: BothLanguages
  sortName: string
}

/**
 * A name as libraries write it, `Austen, Jane`, in the order of each language. What follows a second comma (`Jr.`,
 * `Sir`) stays behind the name; a full form in brackets goes.
 * @param isHungarian Hungarians are called family name first at home, and last elsewhere
 */
export const fromInverted = (inverted: string, isHungarian: boolean): PersonName => {
  const [family = '', given = '', ...rest] = inverted
    .replaceAll(/\s*\([^)]*\)/g, '')
    .split(/,\s*/)
    .map((part) => part.trim())
  if (!given) return { name: { hu: family, en: family }, sortName: family }
  const natural = [`${given} ${family}`, ...rest].join(', ')
  return { name: { hu: isHungarian ? `${family} ${given}` : natural, en: natural }, sortName: `${family} ${given}` }
}

/** A name in its natural order, of which only Hungarian ones begin with the family's. */
export const fromNatural = (name: string, isHungarian: boolean): PersonName => {
  const [first = '', ...rest] = name.split(/\s+/)
  if (rest.length === 0) return { name: { hu: name, en: name }, sortName: name }
  if (isHungarian) return fromInverted(`${first}, ${rest.join(' ')}`, true)
  return { name: { hu: name, en: name }, sortName: [rest.at(-1), first, ...rest.slice(0, -1)].join(' ') }
}
