import { type EndpointName, endpoints } from '#contracts/endpoints.ts'
import type { MemberPermission } from '#contracts/roles.ts'
import { ruleOf } from './access/action-of.ts'
import { type ActorKind, isImpersonator, roleOf } from './access/actors.test-support.ts'
import type { Rule } from './access/permissions.ts'

export const isOf = (name: EndpointName, ...whose: Rule['who'][]): boolean => whose.includes(ruleOf(name).who)

/** The samples name a colleague, whom the service lets masters remove, and whose request it shows to masters only. */
const ofMastersOnly = new Set<EndpointName>([
  'DELETE /v2.0/organizations/{groupId}/customers/{customerId}',
  'GET /v2.0/organizations/{groupId}/approvals/{id}',
])

/** A colleague's request is taken back by that colleague alone. */
const ofRequesterOnly: EndpointName = 'POST /v2.0/organizations/{groupId}/approvals/{id}/reopen'

/** Whether members and masters may do it, and only they. */
export const isOfOrganization = (name: EndpointName, kind: ActorKind): boolean => {
  if (name === ofRequesterOnly) return false
  const role = roleOf(kind)
  if (role === 'ROLE_B2B_MASTER' || isOf(name, 'owner')) return true
  return isOf(name, 'member') && role !== undefined && !ofMastersOnly.has(name)
}

/** What a slave needs for what is a colleague's: a permission, nothing, to be a master, or it is the colleague's alone. */
export const neededForColleagues = (name: EndpointName): MemberPermission | 'none' | 'master' | 'owner' => {
  const { action } = endpoints[name]
  if (isOf(name, 'owner')) return ruleOf(name).orMemberWith ?? 'owner'
  // Nobody sends the cart of a colleague.
  if (action === 'approvals.request') return 'owner'
  if (isOf(name, 'master') || ofMastersOnly.has(name)) return 'master'
  // No slave answers an offer that a colleague has requested.
  if (['offers.answer', 'offers.accept'].includes(action)) return 'master'
  return action === 'offers.read' ? 'ACCESS_ALL_ORGANIZATION_ORDER' : 'none'
}

export const impersonated = ['impersonator of a member', 'impersonator of a master'] as const

/** Another member of the same organisation. */
export const colleagueOf = {
  slave: 'master',
  'slave who may order': 'master',
  master: 'slave',
  'impersonator of a member': 'impersonator of a master',
  'impersonator of a master': 'impersonator of a member',
} as const

export const mustBeInPerson = (name: EndpointName, kind: ActorKind): boolean =>
  isImpersonator(kind) && ruleOf(name).inPerson === true
