import {
  createMarkupTest,
  hasContent,
  isFragment,
  isHost,
  namesIn,
  parsedBy,
  type Rows,
  type ValueOf,
} from './find-markup.ts'
import type { FlightRow } from './flight-rows.ts'
import {
  type FlightElement,
  type FlightValue,
  follow,
  isElement,
  readReference,
  type Reference,
} from './flight-values.ts'

/** Stands for an element that a document needs only as markup (lib/routing/markup-part.tsx). */
const markupPart = 'MarkupPart'
/** Components of the browser that show nothing but their children, in the document as well. */
const transparent = new Set([
  'FilterForm',
  'MediaOpener',
  'MenuDialog',
  'MenuRow',
  'PackedMessages',
  'QueryProvider',
  'RateBook',
  'SaveChoiceFocus',
  'StockDetails',
])
/** In characters: shorter elements cost less than the part that stands for them. */
const worthwhile = 140

/** Hints, the beginning and end of streams, and what comes in a stream: these rows share an id and stay as they are. */
const findFixed = (all: readonly FlightRow[]): ReadonlySet<FlightRow> => {
  const others = all.filter(({ kind }) => kind !== '' && kind !== 'I' && kind !== 'T')
  const ids = new Set(others.map(({ id }) => id))
  return new Set(all.filter((row) => ids.has(row.id)))
}

/** References in the text of a row. A quote inside a text has a backslash before it. */
const references = /(?<!\\)"(\$[L@QWBKih]?[\da-f]+(?::[^"\\]*)?)"/g
const referencesIn = ({ kind, value }: FlightRow): Reference[] =>
  kind === 'T' ? [] : [...value.matchAll(references)].flatMap(([, name = '']) => readReference(name) ?? [])

/** How often a row stands somewhere as a whole. */
const countUses = (rows: Rows): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const { id, path } of [...rows.values()].flatMap(referencesIn))
    if (path.length === 0) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}

/** The rows of a document without the elements that it has as markup. */
const cutRows = (rows: Rows, part: FlightRow, nameOf: (type: string) => string, valueOf: ValueOf): Rows => {
  const isMarkup = createMarkupTest(rows, valueOf, nameOf)
  const uses = countUses(rows)
  const left = new Map(rows)
  let parts = 0

  const isWorthwhile = (value: FlightValue): boolean => {
    const text = JSON.stringify(value)
    return text.length > worthwhile || referencesIn({ id: '', kind: '', value: text }).length > 0
  }
  const cutElement = (element: FlightElement): FlightValue => {
    const [sign, type, key, props] = element
    const { children = null, dangerouslySetInnerHTML: html = null, ...attributes } = props
    const content = [children, html]
    if (isHost(type) && isMarkup(element) && hasContent(content, valueOf) && isWorthwhile(content))
      return [sign, `$L${part.id}`, key, { as: type, number: parts++, ...attributes }]
    if (children === null || !(isHost(type) || isFragment(nameOf(type)) || transparent.has(nameOf(type))))
      return element
    return [sign, type, key, { ...props, children: cut(children) }]
  }
  const cut = (value: FlightValue): FlightValue => {
    if (isElement(value)) return cutElement(value)
    if (Array.isArray(value)) return value.map(cut)
    const reference = typeof value === 'string' ? readReference(value) : undefined
    if (reference?.path.length === 0) cutRow(reference.id)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, cut(one)]))
  }
  const cutRow = (id: string): void => {
    const row = rows.get(id)
    // What stands in two places may not be in the document in one of them.
    if (row?.kind !== '' || (uses.get(id) ?? 0) > 1) return
    left.set(id, { ...row, value: JSON.stringify(cut(valueOf(id) ?? null)) })
  }
  cutRow('0')
  return left
}

/** The rows of a document without the elements that it has as markup, and without the rows that only these needed. */
export const cutMarkup = (all: readonly FlightRow[]): readonly FlightRow[] => {
  const fixed = findFixed(all)
  const rows = new Map(all.filter((row) => !fixed.has(row)).map((row) => [row.id, row]))
  const before = parsedBy(rows)
  const nameOf = namesIn(rows, before)
  const part = all.find(({ id, kind }) => kind === 'I' && nameOf(`$${id}`) === markupPart)
  if (!part) return all
  const left = cutRows(rows, part, nameOf, before)
  const after = parsedBy(left)

  /** React writes a value once and names its place where it stands again: what is named and was cut moves there. */
  const withMoved = (text: string): string =>
    text.replaceAll(references, (written, name: string) => {
      const place = readReference(name)
      if (!place || place.path.length === 0 || follow(place, after) !== undefined) return written
      return withMoved(JSON.stringify(follow(place, before)))
    })

  const needed = new Map<string, FlightRow>()
  const need = (id: string): void => {
    const row = left.get(id)
    if (!row || needed.has(id)) return
    const whole = row.kind === 'T' ? row : { ...row, value: withMoved(row.value) }
    needed.set(id, whole)
    for (const other of referencesIn(whole)) need(other.id)
  }
  need('0')
  for (const { id } of [...fixed].flatMap(referencesIn)) need(id)
  return all.flatMap((row) => (fixed.has(row) ? row : (needed.get(row.id) ?? [])))
}
