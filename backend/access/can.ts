import { type Actor, isImpersonated, isMemberWith } from './actor.ts'
import { type Owner, ownerOf, owns } from './owner.ts'
import { type Action, permissions, type Rule } from './permissions.ts'

const ruleOf = (action: Action): Rule | undefined => permissions[action]

const isKind = (actor: Actor, { who, orProof }: Rule): boolean => {
  if (who === 'anyone' || who === 'proof' || who === 'provider' || orProof) return true
  if (actor.kind !== 'session') return false
  if (who === 'member' || who === 'master')
    return actor.organization !== null && (who === 'member' || actor.organization.role === 'ROLE_B2B_MASTER')
  return who !== 'customer' || actor.userId !== null
}

const isMissing = (actor: Actor, { memberNeeds }: Rule): boolean =>
  memberNeeds !== undefined &&
  actor.kind === 'session' &&
  actor.organization !== null &&
  !isMemberWith(actor, memberNeeds)

/** Whether the actor may try the action at all. Whose the resource is, the service asks with `can`. */
export const mayCall = (actor: Actor, action: Action): boolean => {
  const rule = ruleOf(action)
  if (rule === undefined || (rule.inPerson && isImpersonated(actor))) return false
  return isKind(actor, rule) && !isMissing(actor, rule)
}

const isOfOwnOrganization = (actor: Actor, { organizationId = null }: Owner): boolean =>
  actor.kind === 'session' && organizationId !== null && actor.organization?.id === organizationId

const isColleague = (actor: Actor, { orMemberWith }: Rule, resource: Owner): boolean =>
  orMemberWith !== undefined && isOfOwnOrganization(actor, resource) && isMemberWith(actor, orMemberWith)

/**
 * Whether it is an organisation's, and not the actor's own: colleagues read it with a permission, others with the proof of
 * its address, and nobody but its owner does more.
 */
export const isColleagues = (actor: Actor, { organizationId = null, ...resource }: Owner): boolean =>
  organizationId !== null && !owns(ownerOf(actor), resource)

/**
 * Whether the actor may do the action to the resource of this owner, without any proof. A service that has checked a
 * proof does not ask.
 */
export const can = (actor: Actor, action: Action, resource: Owner): boolean => {
  const rule = ruleOf(action)
  if (!rule || rule.who === 'proof' || rule.who === 'provider' || !mayCall(actor, action)) return false
  if (rule.who === 'member' || rule.who === 'master') return isOfOwnOrganization(actor, resource)
  return rule.who !== 'owner' || owns(ownerOf(actor), resource) || isColleague(actor, rule, resource)
}
