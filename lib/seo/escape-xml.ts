const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/**
 * Control characters and halves of surrogate pairs are forbidden in XML, even escaped, so they are removed from texts.
 */
const forbidden = /[^\P{Cc}\t\n\r]|\p{Cs}|[\uFFFE\uFFFF]/gu

/** The result can stand in CDATA, unless it holds the end of a CDATA section. */
export const removeForbidden = (text: string): string => text.replaceAll(forbidden, '')

/** Text that can stand between tags and in attributes. */
export const escapeXml = (text: string): string =>
  removeForbidden(text).replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '')
