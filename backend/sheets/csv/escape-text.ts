/**
 * The first characters with which a spreadsheet begins a formula, in their wide forms, too; a tab or the end of a line
 * before them does not protect from it. A text that looks escaped is escaped once more, so that it comes back as it was.
 */
const escapable = /^'*\s*[=+\-@＝＋－＠]/

/** A text that a spreadsheet can never take for a formula: an apostrophe before it makes it a text. */
export const escapeText = (text: string): string => (escapable.test(text) ? `'${text}` : text)

/** Takes back what `escapeText` added. */
export const unescapeText = (text: string): string =>
  text.startsWith("'") && escapable.test(text.slice(1)) ? text.slice(1) : text
