import { fromInverted } from '../../rules/person-name.ts'
import type { TradeContributor } from '../../trade-record.ts'
import { oneLine, withoutMarks } from '../clean-text.ts'

/** One line of the catalog, by the names of its columns. */
export interface GutenbergRow {
  id: string
  title: string
  language: string
  authors: string
  subjects: string
  lcc: string
  shelves: string
}

export interface GutenbergText {
  id: string
  title: string
  subtitle: string | null
  language: string
  contributors: TradeContributor[]
  subjects: string[]
  lcc: string[]
  shelves: string[]
}

const nobody = new Set(['Various', 'Anonymous', 'Unknown'])
const longestTitle = 250

const list = (text: string): string[] => text.split(';').map(oneLine).filter(Boolean)

const year = (text: string | undefined): number | null => (text && /^-?\d{1,4}$/.test(text) ? Number(text) : null)

/** `name|birth|death`, several separated by `;`. */
const authorsOf = (text: string, language: string): TradeContributor[] =>
  list(text).flatMap((author) => {
    const [name = '', born, died] = author.split('|')
    if (nobody.has(name)) return []
    return [
      {
        key: null,
        ...fromInverted(name, language === 'hu'),
        role: 'author' as const,
        born: year(born),
        died: year(died),
      },
    ]
  })

const cut = (text: string): string =>
  text.length > longestTitle ? `${text.slice(0, longestTitle).replace(/\s+\S*$/, '')}…` : text

/** `$b` separates title and subtitle in library records. */
export const readRow = (row: GutenbergRow): GutenbergText => {
  const [title = '', ...rest] = oneLine(row.title).split(/\s*[:;,]?\s*\$b\s*/)
  const language = row.language.split('/')[0] ?? ''
  return {
    id: row.id,
    title: cut(withoutMarks(title)),
    subtitle: rest.length > 0 ? cut(withoutMarks(rest.join('; '))) : null,
    language,
    contributors: authorsOf(row.authors, language),
    subjects: list(row.subjects),
    lcc: list(row.lcc),
    shelves: list(row.shelves),
  }
}
