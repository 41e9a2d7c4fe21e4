import { contributorRoles, type ContributorRole } from '#contracts/shop.ts'
import { type Runs, someInRun } from './runs.ts'

/** A contributor and the role in one number: `id * roleCeiling + role`. SQL makes these numbers, too. */
export const roleCeiling = 8

export const roleNumber = (role: ContributorRole): number => contributorRoles.indexOf(role)
export const personId = (code: number): number => Math.floor(code / roleCeiling)
export const roleOf = (code: number): number => code % roleCeiling
export const isAuthorCode = (code: number): boolean => roleOf(code) === 0

/** @param role a number as of `roleNumber`; any role if not given */
export const hasPerson = (people: Runs, slot: number, id: number, role?: number): boolean =>
  someInRun(people, slot, 1, (code) => personId(code) === id && (role === undefined || roleOf(code) === role))

export const isWrittenBy = (people: Runs, slot: number, person: number): boolean => hasPerson(people, slot, person, 0)
