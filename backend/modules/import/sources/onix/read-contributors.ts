import { fromInverted } from '../../rules/person-name.ts'
import type { TradeContributor } from '../../trade-record.ts'
import { roles } from './codes.ts'
import { ownKeyIn } from './own-key.ts'
import { childrenOf, valueOf, valuesOf, type XmlNode } from './xml-node.ts'

/** List 177: 50 birth, 51 death. */
const yearOf = (contributor: XmlNode, role: '50' | '51'): number | null => {
  const date = childrenOf(contributor, 'ContributorDate').find((one) => valueOf(one, 'ContributorDateRole') === role)
  const [year] = /^\d{4}/.exec(valueOf(date, 'Date') ?? '') ?? []
  return year ? Number(year) : null
}

/** The name in both orders. A natural name that begins with the family name is Hungarian. */
const nameOf = (node: XmlNode): Pick<TradeContributor, 'name' | 'sortName'> | undefined => {
  const natural = valueOf(node, 'PersonName')
  const family = [valueOf(node, 'PrefixToKey'), valueOf(node, 'KeyNames')].filter(Boolean).join(' ')
  const given = valueOf(node, 'NamesBeforeKey')
  const inverted = valueOf(node, 'PersonNameInverted') ?? (family && given ? `${family}, ${given}` : undefined)
  if (inverted) {
    const [first = ''] = inverted.split(',')
    const isHungarian = natural?.startsWith(`${first} `) ?? false
    const made = fromInverted(inverted, isHungarian)
    return natural && !isHungarian ? { name: { hu: natural, en: natural }, sortName: made.sortName } : made
  }
  const alone = natural ?? valueOf(node, 'CorporateName') ?? (family || undefined)
  if (!alone) return undefined
  const words = alone.split(' ')
  return { name: { hu: alone, en: alone }, sortName: natural ? [words.at(-1), ...words.slice(0, -1)].join(' ') : alone }
}

/** The contributors in the order of the message. Roles that the shop does not have are passed to `onUnkept`. */
export const readContributors = (detail: XmlNode, onUnkept: (role: string) => void): TradeContributor[] =>
  childrenOf(detail, 'Contributor')
    .toSorted((a, b) => Number(valueOf(a, 'SequenceNumber') ?? 0) - Number(valueOf(b, 'SequenceNumber') ?? 0))
    .flatMap((node) => {
      const name = nameOf(node)
      if (!name) return []
      return valuesOf(node, 'ContributorRole').flatMap((code): TradeContributor[] => {
        const role = roles[code]
        if (!role) onUnkept(code)
        return role
          ? [
              {
                key: ownKeyIn(node, 'NameIdentifier'),
                ...name,
                role,
                born: yearOf(node, '50'),
                died: yearOf(node, '51'),
              },
            ]
          : []
      })
    })
