const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Control characters and halves of letters are forbidden in XML, even escaped: texts that come from outside lose them. */
const forbidden = /[^\P{Cc}\t\n\r]|\p{Cs}|[\uFFFE\uFFFF]/gu

/** What is left can stand in CDATA, but for the end of it. */
export const removeForbidden = (text: string): string => text.replaceAll(forbidden, '')

/** Text that can stand between tags and in attributes. */
export const escapeXml = (text: string): string =>
  removeForbidden(text).replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '')
