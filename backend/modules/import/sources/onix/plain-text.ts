import { textOf, type XmlNode } from './xml-node.ts'

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bdquo: '„',
  rdquo: '”',
  ldquo: '“',
  lsquo: '‘',
  rsquo: '’',
}
const blocks = 'p|div|li|ul|ol|h[1-6]|blockquote|tr|table|dl|dt|dd'

const decode = (text: string): string =>
  text.replaceAll(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name) return entities[name] ?? whole
      const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
      return code > 31 && code < 0x110000 && !(code >= 0xd800 && code < 0xe000) ? String.fromCodePoint(code) : ' '
    },
  )

/** Paragraphs parted by an empty line; everything else of the form goes. */
const tidy = (text: string): string =>
  text
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{2,}/g, '\n\n')
    .trim()

/** HTML as text: our pages show texts as text, so nothing of it can become markup again. */
const fromHtml = (html: string): string =>
  tidy(
    decode(
      html
        .replaceAll(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, ' ')
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/<br\b[^>]*>/gi, '\n')
        .replaceAll(new RegExp(`</?(?:${blocks})\\b[^>]*>`, 'gi'), '\n\n')
        .replaceAll(/<[a-z!/][^>]*>/gi, ''),
    ),
  )

const fromXhtml = ({ name, content }: XmlNode): string => {
  if (name === 'br') return '\n'
  if (name === 'script' || name === 'style') return ''
  const inner = content
    .map((part) => (typeof part === 'string' ? part.replaceAll(/\s+/g, ' ') : fromXhtml(part)))
    .join('')
  return new RegExp(`^(?:${blocks})$`).test(name) ? `\n\n${inner}\n\n` : inner
}

/** The text of an element, whether its markup is escaped (02), XHTML inside (05) or there is none (06, 07). */
export const plainText = (node: XmlNode): string => {
  if (node.content.some((part) => typeof part !== 'string')) return tidy(fromXhtml(node))
  const text = textOf(node)
  const format = node.attributes['textformat']
  return format === '02' || format === '05' || (format === undefined && /<\/?[a-z][^>]*>/i.test(text))
    ? fromHtml(text)
    : tidy(text)
}
