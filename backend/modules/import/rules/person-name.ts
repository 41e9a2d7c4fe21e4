import type { BothLanguages } from '../../../db/schema/columns.ts'
import givenNames from './hungarian-given-names.json' with { type: 'json' }

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

const own = new Set(givenNames.own)
const given = new Set([...givenNames.own, ...givenNames.shared])

/** Whether given names can only be those of a Hungarian, by their spelling: `Géza`, and not `Anna`. */
export const areHungarian = (names: string): boolean => own.has(names.split(/[\s-]+/)[0] ?? '')

/** The family name at the beginning of a natural name whose other words are Hungarian given names: `Móra` of `Móra Ferenc`. */
export const familyBefore = (name: string): string | undefined => {
  const words = name.split(/\s+/)
  if (given.has(words[0] ?? '')) return undefined
  const at = words.findIndex((_word, index) => index > 0 && words.slice(index).every((word) => given.has(word)))
  return at < 0 ? undefined : words.slice(0, at).join(' ')
}

/** Titles before a name, which belong to neither order: `Dr. Nagy Béla`, `Dr. Béla Nagy`. */
export const splitTitles = (name: string): { titles: string; bare: string } => {
  const [titles = ''] = /^(?:(?:dr|prof|ifj|id|özv|sir|dame|lord|lady|fr|st|szent)\.?\s+)+/i.exec(name) ?? []
  return { titles: titles.trim(), bare: name.slice(titles.length) }
}
