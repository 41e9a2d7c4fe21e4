import type { Access } from '#contracts/endpoint.ts'
import type { Actor } from '../access/actor.ts'

/** Who may make a call at all, deny by default. Whether this order or that cart is theirs, the services ask. */
const rules: Record<Access, (actor: Actor) => boolean> = {
  public: () => true,
  provider: () => true,
  session: (actor) => actor.kind === 'session',
  customer: (actor) => actor.kind === 'session' && actor.userId !== null,
}

export const mayCall = (actor: Actor, access: Access): boolean => rules[access](actor)
