import { paragraphsOf } from '../clean-text.ts'
import { blocks, hidden, textOfMarkup } from '../text-of-markup.ts'
import { textOf, type XmlNode } from './xml-node.ts'

const fromXhtml = ({ name, content }: XmlNode): string => {
  if (name === 'br') return '\n'
  if (hidden.includes(name)) return ''
  const inner = content
    .map((part) => (typeof part === 'string' ? part.replaceAll(/\s+/g, ' ') : fromXhtml(part)))
    .join('')
  return blocks.includes(name) ? `\n\n${inner}\n\n` : inner
}

/** The text of an element, whose markup may be escaped (02), XHTML (05) or absent (06, 07). */
export const plainText = (node: XmlNode): string => {
  if (node.content.some((part) => typeof part !== 'string')) return paragraphsOf(fromXhtml(node))
  const text = textOf(node)
  const format = node.attributes['textformat']
  const isMarkup = format === '02' || format === '05' || (format === undefined && /<\/?[a-z][^>]*>/i.test(text))
  return textOfMarkup(text, isMarkup)
}
