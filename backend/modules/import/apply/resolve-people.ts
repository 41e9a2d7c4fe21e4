import { sortKeyOf } from '../../text/rules/sort-key.ts'
import { contributorKeys } from '../rules/record-keys.ts'
import { usualCodes } from '../rules/role-codes.ts'
import type { TradeContributor } from '../trade-record.ts'
import type { Batch } from './batch.ts'
import type { ContributorLink, ContributorRow } from './working-set.ts'

/** Year of birth and ISNI distinguish two people of one name, where both are known. */
const canBe = (row: ContributorRow, { key, born, isni }: TradeContributor): boolean =>
  key !== null ||
  ((row.born === null || born === null || row.born === born) && (!row.isni || !isni || row.isni === isni))

const withIsni = ({ contributors }: Batch['workingSet'], isni: string): ContributorRow | undefined => {
  for (const row of contributors.values()) if (row.isni === isni) return row
  return undefined
}

/** A person is known by our own key, then by the ISNI, then by the name. */
const find = ({ workingSet }: Batch, person: TradeContributor): ContributorRow | undefined =>
  (person.key === null && person.isni ? withIsni(workingSet, person.isni) : undefined) ??
  contributorKeys(person)
    .map((key) => workingSet.contributors.get(key))
    .find((row) => row !== undefined && canBe(row, person))

const add = ({ workingSet, changes, pools }: Batch, person: TradeContributor): ContributorRow => {
  const keys = contributorKeys(person)
  const last = `${keys[0]}-${person.isni ?? workingSet.contributors.size}`
  const free = keys.find((key) => !workingSet.contributors.has(key)) ?? last
  const row = {
    id: pools.contributors.take(),
    key: free,
    name: person.name,
    sortKey: sortKeyOf(person.sortName),
    born: person.born,
    died: person.died,
    isni: person.isni && !withIsni(workingSet, person.isni) ? person.isni : null,
    isCorporate: person.isCorporate ?? false,
    bio: person.biography ?? null,
  }
  workingSet.contributors.set(free, row)
  workingSet.contributorById.set(row.id, row)
  changes.contributors.added.push(row)
  return row
}

/** Adds what the row does not have yet: years of birth and death, ISNI, biography. */
const fillGaps = ({ workingSet, changes }: Batch, row: ContributorRow, person: TradeContributor): void => {
  const { born, died, isni, biography } = person
  const filled = {
    born: row.born ?? born,
    died: row.died ?? died,
    isni: row.isni ?? (isni && !withIsni(workingSet, isni) ? isni : null),
    bio: row.bio ?? biography ?? null,
  }
  const keys = Object.keys(filled) as (keyof typeof filled)[]
  if (keys.every((key) => filled[key] === row[key])) return
  Object.assign(row, filled)
  changes.contributors.changed.add(row)
}

/** Codes of one person's role that came in several parts of a record. */
const joinCodes = (role: ContributorLink['role'], ...codes: readonly (string | null)[]): string | null => {
  const joined = [...new Set(codes.flatMap((some) => (some ?? usualCodes[role]).split(' ')))].join(' ')
  return joined === usualCodes[role] ? null : joined
}

/** Finds or adds the people of a book; each has a role once. */
export const resolvePeople = (batch: Batch, people: readonly TradeContributor[]): ContributorLink[] => {
  const links: ContributorLink[] = []
  for (const person of people) {
    const known = find(batch, person)
    if (known) fillGaps(batch, known, person)
    const { id } = known ?? add(batch, person)
    const codes = person.codes ?? null
    const link = links.find(({ contributorId, role }) => contributorId === id && role === person.role)
    if (link) link.codes = joinCodes(person.role, link.codes, codes)
    else
      links.push({
        contributorId: id,
        role: person.role,
        position: links.filter(({ role }) => role === person.role).length,
        codes,
      })
  }
  return links
}
