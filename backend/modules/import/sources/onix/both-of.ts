import type { BothLanguages } from '../../../../db/schema/columns.ts'
import { languageOf } from './codes.ts'
import { plainText } from './plain-text.ts'
import type { XmlNode } from './xml-node.ts'

/** A text in both languages: each by its attribute; one whose language is not said, or another, is used where none is. */
export const bothOf = (texts: readonly XmlNode[], longest: number): BothLanguages | undefined => {
  const found: { hu?: string; en?: string; any?: string } = {}
  for (const text of texts) {
    const language = languageOf(text.attributes['language'])
    const plain = plainText(text).slice(0, longest)
    if (plain === '') continue
    if (language === 'hu' || language === 'en') found[language] ??= plain
    else found.any ??= plain
  }
  const [hu, en] = [found.hu ?? found.any ?? found.en, found.en ?? found.any ?? found.hu]
  return hu !== undefined && en !== undefined ? { hu, en } : undefined
}
