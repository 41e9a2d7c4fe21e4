import { coverOf } from './territory.ts'
import { dayOf } from './read-publishing.ts'
import { childrenOf, valueOf, type XmlNode } from './xml-node.ts'

/** List 46: the publisher has no rights here, or does not sell here. */
const forbidding = /^0[3-6]$/

/**
 * List 71: through outlets that the shop is not (own brands and exclusive books of others, news stands, offices,
 * libraries and schools alone, not online), or for nobody at all.
 */
const restricting = /^(01|02|03|04|05|06|07|10|11|13|14)$/

/** The rights type that decides for our country: where it is named, else where the world is, else for the rest of the world. */
const rightsHere = (publishing: XmlNode): { type: string; rights: XmlNode } | undefined => {
  const all = childrenOf(publishing, 'SalesRights')
  for (const cover of ['named', 'world'] as const)
    for (const rights of all)
      if (coverOf(rights) === cover) return { type: valueOf(rights, 'SalesRightsType') ?? '00', rights }
  const rest = valueOf(publishing, 'ROWSalesRightsType')
  return rest === undefined ? undefined : { type: rest, rights: publishing }
}

/** A restriction for some time holds from its first day to its last one. */
const holdsOn = (restriction: XmlNode, today: string): boolean =>
  (dayOf(valueOf(restriction, 'StartDate')) ?? today) <= today &&
  (dayOf(valueOf(restriction, 'EndDate')) ?? today) >= today

/**
 * Why the shop may not sell a book, from block 4 of its record; undefined if it may. Rights that are not stated forbid
 * nothing, and rights that are stated for other countries alone forbid the sale here.
 */
export const reasonAgainstSale = (publishing: XmlNode, today: string): string | undefined => {
  const here = rightsHere(publishing)
  if (!here && childrenOf(publishing, 'SalesRights').length > 0) return 'rights for other countries only'
  if (here && forbidding.test(here.type)) return `SalesRightsType ${here.type}`
  const restrictions = [
    ...childrenOf(publishing, 'SalesRestriction'),
    ...(here === undefined || here.rights === publishing ? [] : childrenOf(here.rights, 'SalesRestriction')),
  ]
  const restriction = restrictions
    .filter((one) => holdsOn(one, today))
    .map((one) => valueOf(one, 'SalesRestrictionType') ?? '00')
    .find((type) => restricting.test(type))
  return restriction === undefined ? undefined : `SalesRestrictionType ${restriction}`
}
