import map from './subject-map.json' with { type: 'json' }
import { childrenOf, valueOf, type XmlNode } from './xml-node.ts'

/** The proprietary scheme with this name holds the shop's own keys. The export uses it. */
export const ownScheme = 'Kolofon'

/** The category of a book whose first language is Hungarian, in place of this one. */
const hungarian: Readonly<Record<string, string>> = {
  szepirodalom: 'magyar-proza',
  vilagirodalom: 'magyar-proza',
  vilaglira: 'magyar-vers',
  vilagdrama: 'magyar-drama',
}

/** The category of the longest beginning of a code in the table. */
const byPrefix = (table: Readonly<Record<string, string>>, code: string): string[] => {
  for (let length = code.length; length > 0; length--) {
    const found = table[code.slice(0, length)]
    if (found) return [found]
  }
  return []
}

/** List 27: 93 Thema, 10 BISAC, 20 keywords, 24 proprietary. */
const categoriesIn = (subject: XmlNode): string[] => {
  const scheme = valueOf(subject, 'SubjectSchemeIdentifier')
  const code = valueOf(subject, 'SubjectCode') ?? ''
  if (scheme === '24' && valueOf(subject, 'SubjectSchemeName') === ownScheme) return [code]
  if (scheme === '93') return byPrefix(map.thema, code)
  if (scheme === '10') return byPrefix(map.bisac, code)
  if (scheme !== '20') return []
  const words: Readonly<Record<string, string>> = map.keywords
  return (valueOf(subject, 'SubjectHeadingText') ?? '')
    .toLowerCase()
    .split(/[;,]\s*/)
    .flatMap((word) => words[word] ?? [])
}

/**
 * The shop's categories for the subjects of a record, the main subject first. If the record has the shop's own keys,
 * only these count.
 */
export const categoriesOf = (detail: XmlNode, originalLanguage: string): string[] => {
  const subjects = childrenOf(detail, 'Subject')
  const own = subjects.filter((subject) => valueOf(subject, 'SubjectSchemeName') === ownScheme).flatMap(categoriesIn)
  if (own.length > 0) return [...new Set(own)]
  const isMain = (subject: XmlNode): boolean => childrenOf(subject, 'MainSubject').length > 0
  const ordered = [...subjects.filter(isMain), ...subjects.filter((subject) => !isMain(subject))]
  return [
    ...new Set(ordered.flatMap(categoriesIn).map((key) => (originalLanguage === 'hu' ? (hungarian[key] ?? key) : key))),
  ].slice(0, 5)
}
