import type { Credit } from '../../../../db/schema/book-facts.ts'
import { usualCodes } from '../../rules/role-codes.ts'
import type { TradeContributor } from '../../trade-record.ts'
import { nobody, roles } from './codes.ts'
import { isniOf } from './isni.ts'
import { ownKeyIn } from './own-key.ts'
import { bothOf } from './both-of.ts'
import { readName } from './read-name.ts'
import { childrenOf, valueOf, valuesOf, type XmlNode } from './xml-node.ts'

export const longestBiography = 5_000
const mostCredits = 100

/** List 177: 50 birth, 51 death. */
const yearOf = (contributor: XmlNode, role: '50' | '51'): number | null => {
  const date = childrenOf(contributor, 'ContributorDate').find((one) => valueOf(one, 'ContributorDateRole') === role)
  const [year] = /^\d{4}/.exec(valueOf(date, 'Date') ?? '') ?? []
  return year ? Number(year) : null
}

interface People {
  contributors: TradeContributor[]
  credits: Credit[]
}

/** One person with each of their roles: linked where the shop has the role, else only listed. */
const readOne = (node: XmlNode): People => {
  const codes = [...new Set(valuesOf(node, 'ContributorRole'))]
  const named = readName(node)
  const key = ownKeyIn(node, 'NameIdentifier')
  // People of our own stay who they are, also those whom a library calls "Various".
  const unnamed = valueOf(node, 'UnnamedPersons') ?? (named && key === null ? nobody(named.name.hu) : undefined)
  if (unnamed) return { contributors: [], credits: codes.length > 0 ? [{ codes, name: null, unnamed }] : [] }
  if (!named) return { contributors: [], credits: [] }
  const { isCorporate, ...name } = named
  const biography = bothOf(childrenOf(node, 'BiographicalNote'), longestBiography)
  const isni = isniOf(node)
  const byRole = Map.groupBy(codes, (code) => roles[code])
  const listed = byRole.get(undefined) ?? []
  const contributors = [...byRole].flatMap(([role, own]): TradeContributor[] =>
    role
      ? [
          {
            key,
            ...name,
            role,
            born: yearOf(node, '50'),
            died: yearOf(node, '51'),
            ...(own.join(' ') !== usualCodes[role] && { codes: own.join(' ') }),
            ...(isCorporate && { isCorporate }),
            ...(isni && { isni }),
            ...(biography && { biography }),
          },
        ]
      : [],
  )
  const credit = { codes: listed, name: { ...name.name, sort: name.sortName, isCorporate }, unnamed: null }
  return { contributors, credits: listed.length > 0 ? [credit] : [] }
}

/** The contributors in the order of the message. */
export const readContributors = (detail: XmlNode): People => {
  const all = childrenOf(detail, 'Contributor')
    .toSorted((a, b) => Number(valueOf(a, 'SequenceNumber') ?? 0) - Number(valueOf(b, 'SequenceNumber') ?? 0))
    .map(readOne)
  return {
    contributors: all.flatMap(({ contributors }) => contributors),
    credits: all.flatMap(({ credits }) => credits).slice(0, mostCredits),
  }
}
