import { runAt, type Runs } from './runs.ts'

/** A contributor and the role in one number: `id * roleCeiling + role`. SQL makes these numbers, too. */
export const roleCeiling = 8

export const personId = (code: number): number => Math.floor(code / roleCeiling)
const roleOf = (code: number): number => code % roleCeiling
export const isAuthorCode = (code: number): boolean => roleOf(code) === 0

/** @param role the role's place in `contributorRoles`; any role if not given */
export const hasPerson = (people: Runs, slot: number, id: number, role?: number): boolean => {
  for (const run = runAt(people, slot); run.next();)
    if (personId(run.value) === id && (role === undefined || roleOf(run.value) === role)) return true
  return false
}

export const isWrittenBy = (people: Runs, slot: number, person: number): boolean => hasPerson(people, slot, person, 0)
