import { keyOf } from '../../rules/record-keys.ts'
import { ownScheme } from './categories-of.ts'
import { childrenOf, valueOf, type XmlNode } from './xml-node.ts'

/**
 * A key of the shop in an identifier composite, as the export writes it; null if the shop did not write the message.
 */
export const ownNameIn = (node: XmlNode | undefined, composite: string): string | null => {
  const own = childrenOf(node, composite).find((identifier) => valueOf(identifier, 'IDTypeName') === ownScheme)
  return valueOf(own, 'IDValue') ?? null
}

export const ownKeyIn = (node: XmlNode | undefined, composite: string): string | null => {
  const name = ownNameIn(node, composite)
  return name === null ? null : keyOf(name)
}
