import type { About, TradeSubject } from '../../trade-record.ts'
import { childrenOf, valueOf, type XmlNode } from './xml-node.ts'

/** The proprietary scheme with this name holds the shop's own keys. The export uses it. */
export const ownScheme = 'Kolofon'

/** List 27. The qualifiers of Thema (94 to 99) are codes of Thema that begin with a digit. */
const schemes: Readonly<Record<string, TradeSubject['scheme']>> = {
  '03': 'lcc',
  '10': 'bisac',
  '12': 'bic',
  '20': 'keyword',
  '26': 'wgs',
  '29': 'clil',
  '93': 'thema',
  '94': 'thema',
  '95': 'thema',
  '96': 'thema',
  '97': 'thema',
  '98': 'thema',
  '99': 'thema',
}

/** Of a four-digit code of the Warengruppen-Systematik the first digit is the kind of product. */
const codeOf = (scheme: TradeSubject['scheme'], written: string): string => {
  const code = written.replaceAll(/\s/g, '').toUpperCase()
  return scheme === 'wgs' && /^\d{4}$/.test(code) ? code.slice(1) : code
}

const subjectsIn = (subject: XmlNode): TradeSubject[] => {
  const scheme = schemes[valueOf(subject, 'SubjectSchemeIdentifier') ?? '']
  if (!scheme) return []
  if (scheme !== 'keyword') {
    const code = codeOf(scheme, valueOf(subject, 'SubjectCode') ?? '')
    return code ? [{ scheme, code }] : []
  }
  return (valueOf(subject, 'SubjectHeadingText') ?? '')
    .toLowerCase()
    .split(/[;,]\s*/)
    .flatMap((word) => (word.trim() ? [{ scheme, code: word.trim() }] : []))
}

/** The shop's own keys in a record; if it has none, its codes of the trade, the main subject first. */
export const categoriesOf = (detail: XmlNode): Pick<About, 'categories' | 'subjects'> => {
  const subjects = childrenOf(detail, 'Subject')
  const own = subjects
    .filter((subject) => valueOf(subject, 'SubjectSchemeName') === ownScheme)
    .flatMap((subject) => valueOf(subject, 'SubjectCode') ?? [])
  if (own.length > 0) return { categories: [...new Set(own)] }
  const isMain = (subject: XmlNode): boolean => childrenOf(subject, 'MainSubject').length > 0
  const ordered = [...subjects.filter(isMain), ...subjects.filter((subject) => !isMain(subject))]
  return { categories: [], subjects: ordered.flatMap(subjectsIn) }
}
