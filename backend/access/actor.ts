import type { MemberPermission, Role } from '#contracts/roles.ts'
import type { Segment } from '#contracts/shop.ts'

/** The organisation of a user and what the user may do in it. */
export interface Member {
  id: number
  role: Role
  permissions: readonly MemberPermission[]
}

/** Who makes a call: a guest without a session, or a session with or without a user. */
export type Actor =
  | {
      kind: 'guest'
      segment: Segment
      /** This call has ended its session: the shop does not serve the customer's segment any more. */
      hasEnded?: true
    }
  | {
      kind: 'session'
      sessionId: string
      segment: Segment
      /** Null in an anonymous session, which holds a cart only. */
      userId: number | null
      organization: Member | null
      /** The user who acts in the name of `userId`. */
      impersonatorId: number | null
      /** An anonymous session in a shop that serves organizations only: the cart waits until the visitor signs in. */
      mustSignIn?: true
    }

export const guest: Actor = { kind: 'guest', segment: 'b2c' }

export const sessionIdOf = (actor: Actor): string | undefined =>
  actor.kind === 'session' ? actor.sessionId : undefined

/** Null for guests and for anonymous sessions. */
export const userIdOf = (actor: Actor): number | null => (actor.kind === 'session' ? actor.userId : null)

/** Whether somebody acts in the name of another user, and so must not take over the account. */
export const isImpersonated = (actor: Actor): boolean => actor.kind === 'session' && actor.impersonatorId !== null

/** The operator who acts in the name of the user; null for who acts in person. */
export const impersonatorIdOf = (actor: Actor): number | null =>
  actor.kind === 'session' ? actor.impersonatorId : null

/** A master may do everything in the organisation. */
export const isMemberWith = (actor: Actor, permission: MemberPermission): boolean =>
  actor.kind === 'session' &&
  actor.organization !== null &&
  (actor.organization.role === 'ROLE_B2B_MASTER' || actor.organization.permissions.includes(permission))

/** The organisation of the actor, and what the actor may do in it. */
export const membershipOf = (actor: Actor): Member | null => (actor.kind === 'session' ? actor.organization : null)
