import { windowsLetter } from './windows-letter.ts'

const mendCodes = (text: string): string =>
  text.replaceAll(/[\u0080-\u009F]/g, (code) => windowsLetter(code.charCodeAt(0)))

/** Most texts have nothing but single spaces. */
const hasLayout = (text: string): boolean => / {2}|[^\S ]|\p{Cc}/u.test(text)

/** A value is one line, however the sender has laid it out. */
export const oneLine = (text: string): string =>
  (hasLayout(text) ? mendCodes(text).replaceAll(/[\s\p{Cc}]+/gu, ' ') : text).trim()

/** A title or a name without the marks that library records put before what follows it: `Toldi /`, `Budapest :`. */
export const withoutMarks = (line: string): string => line.replace(/(?: [/:;,=])+$/, '')

/** Paragraphs are separated by an empty line; all other layout is removed. */
export const paragraphsOf = (text: string): string =>
  hasLayout(text)
    ? mendCodes(text)
        .replaceAll(/(?:(?!\n)[\s\p{Cc}])+/gu, ' ')
        .replaceAll(/ ?\n ?/g, '\n')
        .replaceAll(/\n{2,}/g, '\n\n')
        .trim()
    : text.trim()
