import { areHungarian, familyBefore, fromInverted, type PersonName, splitTitles } from '../../rules/person-name.ts'
import { valueOf, type XmlNode } from './xml-node.ts'

export interface ReadName extends PersonName {
  isCorporate: boolean
}

const join = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' ')

const withTitles = (titles: string | undefined, { name, sortName }: PersonName): PersonName => ({
  name: { hu: join(titles, name.hu), en: join(titles, name.en) },
  sortName,
})

const asWritten = (text: string, sortName = text): PersonName => ({ name: { hu: text, en: text }, sortName })

const hungarian = (titles: string, family: string, given: string): PersonName =>
  withTitles(titles, { name: { hu: `${family} ${given}`, en: `${given} ${family}` }, sortName: `${family} ${given}` })

/** A name in its natural order; other elements may tell which of its words are the family name. */
const natural = (text: string, inverted: string | undefined, key: string): PersonName => {
  const { titles, bare } = splitTitles(text)
  const [first = ''] = inverted?.split(',') ?? []
  const told = first || key
  const family = told || (familyBefore(bare) ?? '')
  if (family && bare.startsWith(`${family} `)) return hungarian(titles, family, bare.slice(family.length + 1))
  const words = bare.split(' ')
  const last = told && bare.endsWith(` ${told}`) ? told : (words.at(-1) ?? '')
  const given = bare.slice(0, -last.length - 1)
  if (given && areHungarian(given)) return hungarian(titles, last, given)
  return asWritten(text, inverted ? fromInverted(inverted, false).sortName : join(last, given))
}

/** A name of parts: `NamesBeforeKey` stand before the family name, `NamesAfterKey` behind it. */
const ofParts = (node: XmlNode, family: string): PersonName | undefined => {
  const [before, after, suffix, titles] = ['NamesBeforeKey', 'NamesAfterKey', 'SuffixToKey', 'TitlesBeforeNames'].map(
    (name) => valueOf(node, name),
  )
  const key = family || before
  if (!key) return undefined
  if (before && family && areHungarian(before))
    return withTitles(titles, fromInverted(`${join(family, after)}, ${before}`, true))
  if (!before && after && areHungarian(after)) return withTitles(titles, fromInverted(`${family}, ${after}`, true))
  const whole = join(family ? before : undefined, key, after)
  const text = suffix ? `${whole}${/^(?:jr|sr)/i.test(suffix) ? ',' : ''} ${suffix}` : whole
  return withTitles(titles, asWritten(text, join(key, after, family ? before : undefined)))
}

/**
 * The name of a contributor in both orders. A natural name that begins with the family name is Hungarian; where nothing
 * tells which one that is, given names that only Hungarians have do.
 */
export const readName = (node: XmlNode): ReadName | undefined => {
  const text = valueOf(node, 'PersonName')
  const inverted = valueOf(node, 'PersonNameInverted')
  const family = join(valueOf(node, 'PrefixToKey'), valueOf(node, 'KeyNames'))
  const hasGiven = ['NamesBeforeKey', 'NamesAfterKey'].some((name) => valueOf(node, name))
  const turned = inverted ? fromInverted(inverted, areHungarian(inverted.split(/,\s*/)[1] ?? '')) : undefined
  // Some senders state the family name alone beside the whole name.
  const person = text ? natural(text, inverted, family) : ((hasGiven ? undefined : turned) ?? ofParts(node, family))
  if (person) return { ...person, isCorporate: false }
  const [corporate, sorted] = [valueOf(node, 'CorporateName'), valueOf(node, 'CorporateNameInverted')]
  const organization = corporate ?? sorted
  return organization ? { ...asWritten(organization, sorted ?? organization), isCorporate: true } : undefined
}
