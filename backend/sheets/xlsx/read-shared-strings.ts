import { maxText } from '../sheet.ts'
import type { OpenPart } from './open-parts.ts'
import { parsePart } from './parse-part.ts'

/** The texts of the cells, which stand once in a part of their own. A workbook whose cells hold their texts has none. */
export const readSharedStrings = async (open: OpenPart): Promise<string[]> => {
  const content = await open('xl/sharedStrings.xml')
  const strings: string[] = []
  if (!content) return strings
  let text = ''
  let isText = false
  // `rPh` says how a Japanese text is pronounced.
  let isSpoken = false
  await parsePart(content, {
    open: (name) => {
      if (name === 'si') text = ''
      if (name === 'rPh') isSpoken = true
      isText = name === 't' && !isSpoken
    },
    text: (part) => {
      if (isText && text.length < maxText) text += part
    },
    close: (name) => {
      isText = false
      if (name === 'rPh') isSpoken = false
      if (name === 'si') strings.push(text)
    },
  })
  return strings
}
