import { sortKeyOf } from '../../text/rules/sort-key.ts'
import { contributorKeys } from '../rules/record-keys.ts'
import type { TradeContributor } from '../trade-record.ts'
import type { Batch } from './batch.ts'
import type { ContributorLink, ContributorRow } from './shelf.ts'

/** Two of one name are told apart by the year of birth, where both are known. */
const canBe = (row: ContributorRow, { key, born }: TradeContributor): boolean =>
  key !== null || row.born === null || born === null || row.born === born

const add = ({ shelf, changes, pools }: Batch, person: TradeContributor): ContributorRow => {
  const keys = contributorKeys(person)
  const free = keys.find((key) => !shelf.contributors.has(key)) ?? `${keys[0]}-${shelf.contributors.size}`
  const row = {
    id: pools.contributors.take(),
    key: free,
    name: person.name,
    sortKey: sortKeyOf(person.sortName),
    born: person.born,
    died: person.died,
  }
  shelf.contributors.set(free, row)
  changes.contributors.added.push(row)
  return row
}

/** A message may know years that we did not. */
const fillYears = ({ changes }: Batch, row: ContributorRow, { born, died }: TradeContributor): void => {
  if ((row.born !== null || born === null) && (row.died !== null || died === null)) return
  row.born ??= born
  row.died ??= died
  changes.contributors.changed.add(row)
}

/** Who made the book, found or added; each once in a role. */
export const settlePeople = (batch: Batch, people: readonly TradeContributor[]): ContributorLink[] => {
  const links: ContributorLink[] = []
  for (const person of people) {
    const known = contributorKeys(person)
      .map((key) => batch.shelf.contributors.get(key))
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
