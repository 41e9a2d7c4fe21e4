import type { LoadDatabase } from '../support/load-database.ts'
import type { Backends } from '../support/processes.ts'
import { ask, type Member, openSchool } from './school.ts'

type Act = (origin: string | undefined, by: Member, on: Member) => ReturnType<typeof ask>

/** How two masters end the last mastership at the same time. */
const pairs = [
  { name: 'both leave', isOther: false, acts: ['remove', 'remove'] },
  { name: 'each removes the other', isOther: true, acts: ['remove', 'remove'] },
  { name: 'each demotes the other', isOther: true, acts: ['demote', 'demote'] },
  { name: 'one leaves, one steps down', isOther: false, acts: ['remove', 'demote'] },
] as const

/** Each round is that of another organisation with two masters. @returns the masters who are left, and the answers */
export const endMasters = async (database: LoadDatabase, { origins }: Backends, rounds: number) => {
  const seen: { name: string; masters: number; kinds: string[] }[] = []
  for (let round = 0; round < rounds; round++) {
    const pair = pairs[round % pairs.length] ?? pairs[0]
    const school = await openSchool(database)
    const people = [await school.join('ROLE_B2B_MASTER'), await school.join('ROLE_B2B_MASTER')] as const
    const pathOf = ({ userId }: Member) => `/v2.0/organizations/${school.id}/customers/${userId}`
    const acts: Record<'remove' | 'demote', Act> = {
      remove: (origin, by, on) => ask(origin, by, ['DELETE', pathOf(on)]),
      demote: (origin, by, on) =>
        ask(origin, by, ['PUT', `${pathOf(on)}/roles`], { role: 'ROLE_B2B_SLAVE', permissions: [] }),
    }
    const [one, other] = people
    const answers = await Promise.all([
      acts[pair.acts[0]](origins[0], one, pair.isOther ? other : one),
      acts[pair.acts[1]](origins[1], other, pair.isOther ? one : other),
    ])
    seen.push({ name: pair.name, masters: await school.masters(), kinds: answers.map(({ kind }) => kind) })
  }
  return seen
}
