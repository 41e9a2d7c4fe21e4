import { decodeHTMLStrict } from 'entities'
import { windowsLetter } from '../windows-letter.ts'

/** Characters that no text has: codes of Windows where Unicode has control characters, and the mark of a lost letter. */
const suspicious = /[\u0080-\u009F\uFFFD]|&#(?:1[2-5]\d|x[89][\da-f]|65533|xfffd);/gi

const mend = (found: string): string => {
  const [, decimal, hex] = /^&#(?:(\d+)|x([\da-f]+));$/i.exec(found) ?? []
  const code = hex ? Number.parseInt(hex, 16) : decimal ? Number(decimal) : (found.codePointAt(0) ?? 0)
  return code < 0x80 || code > 0x9f ? found : windowsLetter(code)
}

/** `&amp;` before the rest of an entity. */
const escapedTwice = /&amp;(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,31}\d{0,2});/gi

/** What is escaped twice is meant once. Signs of markup stay, because they may be meant as text in markup that is escaped itself. */
const unescapeOnce = (text: string): string =>
  text.replaceAll(escapedTwice, (found, name: string) => {
    const entity = `&${name};`
    const letter = decodeHTMLStrict(entity)
    return letter === entity || letter < ' ' || '<>\uFFFD'.includes(letter) ? found : entity
  })

/**
 * Many senders write quotation marks and dashes by their codes in Windows (`&#150;`), as browsers read them. A letter
 * that the sender has lost before (U+FFFD) cannot be had back.
 */
export const mendText = (written: string): { text: string; hasLostLetters: boolean } => {
  const text = written.includes('&amp;') ? unescapeOnce(written) : written
  if (!text.includes('&#') && !/[\u0080-\u009F\uFFFD]/.test(text)) return { text, hasLostLetters: false }
  return {
    text: text.replaceAll(suspicious, mend),
    hasLostLetters: /\uFFFD|&#(?:65533|xfffd);/i.test(text),
  }
}
