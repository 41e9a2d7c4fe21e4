import type { About } from '../../trade-record.ts'
import { publicOf } from './audience.ts'
import { bothOf } from './both-of.ts'
import { longestBiography } from './read-contributors.ts'
import { childrenOf, valueOf, type XmlNode } from './xml-node.ts'

/** A text about the author (12 of List 153) is the biography of the only one; of several, nobody knows whose it is. */
export const addBiography = ({ contributors }: About, collateral: XmlNode, today: string): void => {
  const [author, ...others] = contributors.filter(({ role }) => role === 'author')
  if (!author || others.length > 0 || author.biography) return
  const notes = publicOf(collateral, 'TextContent', today).filter((one) => valueOf(one, 'TextType') === '12')
  const biography = bothOf(
    notes.flatMap((one) => childrenOf(one, 'Text')),
    longestBiography,
  )
  if (biography) author.biography = biography
}
