import { sortKeyOf } from '../../text/rules/sort-key.ts'
import { contributorKeys } from '../rules/record-keys.ts'
import type { TradeContributor } from '../trade-record.ts'
import type { Batch } from './batch.ts'
import type { ContributorLink, ContributorRow } from './working-set.ts'

/** The year of birth distinguishes two people of one name, where both years are known. */
const canBe = (row: ContributorRow, { key, born }: TradeContributor): boolean =>
  key !== null || row.born === null || born === null || row.born === born

const add = ({ workingSet, changes, pools }: Batch, person: TradeContributor): ContributorRow => {
  const keys = contributorKeys(person)
  const free = keys.find((key) => !workingSet.contributors.has(key)) ?? `${keys[0]}-${workingSet.contributors.size}`
  const row = {
    id: pools.contributors.take(),
    key: free,
    name: person.name,
    sortKey: sortKeyOf(person.sortName),
    born: person.born,
    died: person.died,
  }
  workingSet.contributors.set(free, row)
  workingSet.contributorById.set(row.id, row)
  changes.contributors.added.push(row)
  return row
}

/** Adds the years of birth and death where the row has none. */
const fillYears = ({ changes }: Batch, row: ContributorRow, { born, died }: TradeContributor): void => {
  if ((row.born !== null || born === null) && (row.died !== null || died === null)) return
  row.born ??= born
  row.died ??= died
  changes.contributors.changed.add(row)
}

/** Finds or adds the people of a book; each has a role once. */
export const resolvePeople = (batch: Batch, people: readonly TradeContributor[]): ContributorLink[] => {
  const links: ContributorLink[] = []
  for (const person of people) {
    const known = contributorKeys(person)
      .map((key) => batch.workingSet.contributors.get(key))
      .find((row) => row !== undefined && canBe(row, person))
    if (known) fillYears(batch, known, person)
    const { id } = known ?? add(batch, person)
    if (links.some(({ contributorId, role }) => contributorId === id && role === person.role)) continue
    links.push({
      contributorId: id,
      role: person.role,
      position: links.filter(({ role }) => role === person.role).length,
    })
  }
  return links
}
