import type { BothLanguages } from '../../../db/schema/columns.ts'
import { value } from './xml.ts'

/** A text in both languages; one element where they are the same. */
export const bothTexts = (
  name: string,
  text: BothLanguages | null,
  attributes: Readonly<Record<string, string>> = {},
): string => {
  if (!text) return ''
  if (text.hu === text.en) return value(name, text.hu, attributes)
  return (
    value(name, text.hu, { language: 'hun', ...attributes }) + value(name, text.en, { language: 'eng', ...attributes })
  )
}
