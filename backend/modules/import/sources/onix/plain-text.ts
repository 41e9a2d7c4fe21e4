import { compile } from 'html-to-text'
import { textOf, type XmlNode } from './xml-node.ts'

const blocks = 'p|div|li|ul|ol|h1|h2|h3|h4|h5|h6|blockquote|tr|table|dl|dt|dd'.split('|')
const hidden = ['script', 'style', 'img', 'hr']
/** Deeper markup is refused; no publisher nests so deep. */
const maxDepth = 50

/** Paragraphs are separated by an empty line; all other layout is removed. */
const tidy = (text: string): string =>
  text
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{2,}/g, '\n\n')
    .trim()

const convert = compile({
  wordwrap: false,
  limits: { maxDepth, ellipsis: '' },
  selectors: [
    // Only their texts are used: no addresses of links, no layout of code.
    ...['*', 'a', 'pre'].map((selector) => ({ selector, format: 'inline' })),
    ...hidden.map((selector) => ({ selector, format: 'skip' })),
    ...blocks.map((selector) => ({
      selector,
      format: 'block',
      options: { leadingLineBreaks: 2, trailingLineBreaks: 2 },
    })),
  ],
})

/** Pages show the result as text, so markup in it has no effect. */
const fromHtml = (html: string): string =>
  // The replacement character of the HTML standard for invalid bytes.
  tidy(convert(html).replaceAll('\uFFFD', ' '))

const fromXhtml = ({ name, content }: XmlNode): string => {
  if (name === 'br') return '\n'
  if (hidden.includes(name)) return ''
  const inner = content
    .map((part) => (typeof part === 'string' ? part.replaceAll(/\s+/g, ' ') : fromXhtml(part)))
    .join('')
  return blocks.includes(name) ? `\n\n${inner}\n\n` : inner
}

const tags = 'p|b|i|u|em|strong|span|div|ul|ol|li|a|h[1-6]|sub|sup|font|blockquote'
const opening = new RegExp(`<(?:${tags})(?:\\s[^<>]*)?>`, 'i')
const closing = new RegExp(`</(?:${tags})>|<(?:br|p)\\s?/?>`, 'i')

/** Markup that is meant, also in a text that is said to have none. */
const isMarkup = (text: string): boolean => closing.test(text) && (opening.test(text) || /<br/i.test(text))

/** Some senders escape their markup twice. */
const unwrap = (text: string): string => {
  const once = fromHtml(text)
  return isMarkup(once) ? fromHtml(once) : once
}

/** The text of an element, whose markup may be escaped (02), XHTML (05) or absent (06, 07). */
export const plainText = (node: XmlNode): string => {
  if (node.content.some((part) => typeof part !== 'string')) return tidy(fromXhtml(node))
  const text = textOf(node)
  const format = node.attributes['textformat']
  return format === '02' || format === '05' || (format === undefined && /<\/?[a-z][^>]*>/i.test(text)) || isMarkup(text)
    ? unwrap(text)
    : tidy(text)
}
