import { dayOf } from './read-publishing.ts'
import { childrenOf, valueOf, valuesOf, type XmlNode } from './xml-node.ts'

/** List 154: for everybody, for end customers, for students. All others are the trade, the press, or machines. */
const readers = new Set(['00', '03', '06'])

/** List 155: 14 and 27 are the first day, 15 and 28 the last one; 24 has both. */
const dayIn = (node: XmlNode, roles: readonly string[]): string | undefined =>
  childrenOf(node, 'ContentDate')
    .filter((one) => roles.includes(valueOf(one, 'ContentDateRole') ?? ''))
    .map((one) => dayOf(valueOf(one, 'Date')))
    .find(Boolean)

export const isValidOn = (node: XmlNode, today: string): boolean =>
  (dayIn(node, ['14', '27']) ?? today) <= today && today <= (dayIn(node, ['15', '28']) ?? today)

/**
 * The texts or files that readers may see today. The audience is mandatory; where a sender leaves it out, the text is
 * taken for a public one, as senders of old records mean it.
 */
export const publicOf = (collateral: XmlNode, name: 'TextContent' | 'SupportingResource', today: string): XmlNode[] =>
  childrenOf(collateral, name).filter((node) => {
    const audiences = valuesOf(node, 'ContentAudience')
    return (audiences.length === 0 || audiences.some((one) => readers.has(one))) && isValidOn(node, today)
  })
