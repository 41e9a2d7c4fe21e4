import { type EndpointName, type Endpoints, endpoints } from '#contracts/endpoints.ts'
import { type Action, permissions, type Rule } from './permissions.ts'

/** The action of an endpoint. An endpoint whose action is not in the permission table does not compile. */
export const actionOf = (name: EndpointName): Action => endpoints[name].action

export const ruleOf = (name: EndpointName): Rule => permissions[actionOf(name)]

/** Only the provider calls it, with a signature over the raw body. */
export type IsOfProvider<N extends EndpointName> =
  (typeof permissions)[Endpoints[N]['action']]['who'] extends 'provider' ? true : false
