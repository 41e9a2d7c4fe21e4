import { compile } from 'html-to-text'
import { paragraphsOf } from './clean-text.ts'

/** Elements that begin and end a paragraph. */
export const blocks = 'p|div|li|ul|ol|h1|h2|h3|h4|h5|h6|blockquote|tr|table|dl|dt|dd'.split('|')
/** Elements that have no text. */
export const hidden = ['script', 'style', 'img', 'hr']
/** Deeper markup is refused; no publisher nests so deep. */
const maxDepth = 50

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
  paragraphsOf(convert(html).replaceAll('\uFFFD', ' '))

const tags = 'p|b|i|u|em|strong|span|div|ul|ol|li|a|h[1-6]|sub|sup|font|blockquote'
const opening = new RegExp(`<(?:${tags})(?:\\s[^<>]*)?>`, 'i')
const closing = new RegExp(`</(?:${tags})>|<(?:br|p)\\s?/?>`, 'i')

/** Markup that is meant, also in a text that is said to have none. */
const hasMarkup = (text: string): boolean =>
  text.includes('<') && closing.test(text) && (opening.test(text) || /<br/i.test(text))

/**
 * The paragraphs of a text. Some senders escape their markup twice.
 * @param isMarkup the sender says that the text is HTML; otherwise its tags decide
 */
export const textOfMarkup = (text: string, isMarkup = false): string => {
  if (!isMarkup && !hasMarkup(text)) return paragraphsOf(text)
  const once = fromHtml(text)
  return hasMarkup(once) ? fromHtml(once) : once
}
