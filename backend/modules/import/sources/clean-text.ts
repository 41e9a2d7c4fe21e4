import { windowsLetter } from './windows-letter.ts'

const mendCodes = (text: string): string =>
  text.replaceAll(/[\u0080-\u009F]/g, (code) => windowsLetter(code.charCodeAt(0)))

/** A value is one line, however the sender has laid it out. */
export const oneLine = (text: string): string =>
  (/\p{Cc}| {2}/u.test(text) ? mendCodes(text).replaceAll(/[\s\p{Cc}]+/gu, ' ') : text).trim()

/** Paragraphs are separated by an empty line; all other layout is removed. */
export const paragraphsOf = (text: string): string =>
  mendCodes(text)
    .replaceAll(/(?:(?!\n)[\s\p{Cc}])+/gu, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{2,}/g, '\n\n')
    .trim()
