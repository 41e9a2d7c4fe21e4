const MAX_LENGTH = 4000
const LINE_BREAK = /<(?:br|\/p|\/div)\b[^>]*>/gi
const TAG = /<(?:[a-z/!?][^>]*(?:>|$))/gi
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/**
 * Turns a carrier's text, which may hold HTML, into one line of plain text of at most 4000 characters.
 * Entities are decoded before tags are removed, so that `&lt;script&gt;` does not come out as a tag.
 */
export function plainText(html: string): string {
  return (
    decodeEntities(html.slice(0, MAX_LENGTH))
      .replace(/[\p{Cf}\p{Cs}]/gu, '')
      .replace(LINE_BREAK, ' ')
      // A space in the tag's place: two halves of a tag around another one must not close up into a new tag.
      .replace(TAG, ' ')
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .replace(/ (?=[.,;:)])/g, '')
      .trim()
  )
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (entity, decimal, hex, name) => {
    if (name !== undefined) return NAMED[String(name).toLowerCase()] ?? entity
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
    return code <= 0x10ffff ? String.fromCodePoint(code) : ' '
  })
}
