/** A value in the JSON of a row. */
export type FlightValue = string | number | boolean | null | FlightValue[] | { [name: string]: FlightValue }

/** `["$", type, key, props]` */
export type FlightElement = ['$', string, FlightValue, { [name: string]: FlightValue }]

/** A place in a row: the names and numbers that lead there. */
export interface Reference {
  id: string
  path: readonly string[]
}

const reference = /^\$[L@QWBKih]?([\da-f]+)((?::[^:]+)*)$/

/** What a text stands for, if it is no text of the page: these begin with `$$` where they begin with `$`. */
export const readReference = (text: string): Reference | undefined => {
  const [, id, path = ''] = (text.startsWith('$') && reference.exec(text)) || []
  return id === undefined ? undefined : { id, path: path.split(':').slice(1) }
}

export const isElement = (value: FlightValue): value is FlightElement =>
  Array.isArray(value) && value[0] === '$' && typeof value[1] === 'string' && typeof value[3] === 'object'

/** Where the parts of an element stand in its JSON. */
const places: Record<string, number> = { type: 1, key: 2, props: 3 }

const inside = (value: FlightValue, name: string): FlightValue | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  if (isElement(value)) return value[places[name] ?? -1]
  return (value as Record<string, FlightValue>)[name]
}

/** The value at a place; undefined where there is none. */
export const follow = (
  { id, path }: Reference,
  valueOf: (id: string) => FlightValue | undefined,
): FlightValue | undefined => {
  let value = valueOf(id)
  for (const name of path) {
    const other = typeof value === 'string' ? readReference(value) : undefined
    if (other) value = follow(other, valueOf)
    if (value === undefined) return undefined
    value = inside(value, name)
  }
  return value
}
