import type { FlightRow } from './flight-rows.ts'
import { type FlightElement, type FlightValue, follow, isElement, readReference } from './flight-values.ts'

/** Components of the browser that only make markup and need not come alive. */
const markupMakers = new Set(['BrowserCardList', 'FilterGroups'])
/** React moves these to the head, or loads them. */
const notInPlace = new Set(['base', 'link', 'meta', 'script', 'style', 'title'])

export type Rows = ReadonlyMap<string, FlightRow>
export type ValueOf = (id: string) => FlightValue | undefined

/** An element of HTML or SVG. All other types are references. */
export const isHost = (type: string) => !type.startsWith('$')
export const isFragment = (name: string) => name === '$Sreact.fragment'
const isData = ({ 3: { type } }: FlightElement) => type === 'application/ld+json'
/** An icon of lucide-react, whose component has no name. */
const isIcon = ({ 3: { icon } }: FlightElement) => typeof icon === 'object' && icon !== null && 'node' in icon

/** A reference to a value as it stands there: not to a promise, a map or a function of the server. */
const isPlain = (reference: string) => /^\$L?[\da-f]/.test(reference)

/** The values of rows, parsed when they are first needed. */
export const parsedBy = (rows: Rows): ValueOf => {
  const parsed = new Map<string, FlightValue>()
  return (id) => {
    const row = rows.get(id)
    if (row && !parsed.has(id)) parsed.set(id, row.kind === 'T' ? row.value : (JSON.parse(row.value) as FlightValue))
    return parsed.get(id)
  }
}

/** The name of a type: of an element, of a component of the browser, or of a symbol of React. */
export const namesIn = (rows: Rows, valueOf: ValueOf) => {
  const known = new Map<string, string>()
  const find = (type: string): string => {
    const reference = readReference(type)
    if (!reference) return type
    const isComponent = rows.get(reference.id)?.kind === 'I'
    const name = follow({ id: reference.id, path: isComponent ? ['2'] : reference.path }, valueOf)
    return typeof name === 'string' ? find(name) : ''
  }
  return (type: string): string => {
    const name = known.get(type) ?? find(type)
    known.set(type, name)
    return name
  }
}

/** Whether a value puts anything into the page: no part stands for an element that is empty there. */
export const hasContent = (value: FlightValue, valueOf: ValueOf): boolean => {
  if (isElement(value)) return true
  if (Array.isArray(value)) return value.some((one) => hasContent(one, valueOf))
  if (typeof value === 'object' && value !== null) return typeof value['__html'] === 'string' && value['__html'] !== ''
  const reference = typeof value === 'string' ? readReference(value) : undefined
  if (reference) return hasContent(follow(reference, valueOf) ?? null, valueOf)
  return typeof value === 'number' || (typeof value === 'string' && value !== '' && value !== '$undefined')
}

/** Finds out of a value whether nothing in it has to come alive in the browser, and all of it stands where it is written. */
export const createMarkupTest = (rows: Rows, valueOf: ValueOf, nameOf: (type: string) => string) => {
  const known = new Map<object, boolean>()

  const isMarkupElement = (element: FlightElement): boolean => {
    const [, type] = element
    if (isHost(type)) return !notInPlace.has(type) || isData(element)
    const name = nameOf(type)
    return isFragment(name) || markupMakers.has(name) || (name === 'default' && isIcon(element))
  }
  const isMarkupText = (text: string): boolean => {
    const reference = readReference(text)
    if (!reference) return true
    if (!isPlain(text)) return false
    const row = rows.get(reference.id)
    return row?.kind === 'T' || (row?.kind === '' && isMarkup(follow(reference, valueOf) ?? null))
  }
  const isMarkup = (value: FlightValue): boolean => {
    if (typeof value === 'string') return isMarkupText(value)
    if (typeof value !== 'object' || value === null) return true
    const before = known.get(value)
    if (before !== undefined) return before
    const is = isElement(value)
      ? isMarkupElement(value) && isMarkup(value[3])
      : Object.values(value).every((one) => isMarkup(one))
    known.set(value, is)
    return is
  }
  return isMarkup
}
