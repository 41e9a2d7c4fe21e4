const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** What XML 1.0 cannot hold at all goes. */
const escape = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

/** An element with a text; nothing where there is none. */
export const value = (
  name: string,
  text: string | number | null | undefined,
  attributes: Readonly<Record<string, string>> = {},
): string => {
  if (text === null || text === undefined || text === '') return ''
  const written = Object.entries(attributes).map(([key, one]) => ` ${key}="${escape(one)}"`)
  return `<${name}${written.join('')}>${escape(String(text))}</${name}>`
}

/** An element of elements; nothing where all of them are. */
export const group = (name: string, ...parts: readonly string[]): string => {
  const content = parts.join('')
  return content === '' ? '' : `<${name}>${content}</${name}>`
}
