import { decodeEntities } from './decode-entities.ts'

const MAX_LENGTH = 4000
const LINE_BREAK = /<(?:br|\/p|\/div)\b[^>]*>/gi
const TAG = /<(?:[a-z/!?][^>]*(?:>|$))/gi

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
