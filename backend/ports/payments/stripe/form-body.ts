export type FormValue = string | number | undefined | { [key: string]: FormValue } | readonly FormValue[]

const pairsOf = (name: string, value: FormValue): [string, string][] => {
  if (value === undefined) return []
  if (typeof value !== 'object') return [[name, String(value)]]
  return Object.entries(value).flatMap(([key, inner]) => pairsOf(name ? `${name}[${key}]` : key, inner))
}

/** The body of a call: nested values as `line_items[0][quantity]=1`. */
export const formBody = (message: Record<string, FormValue>): string =>
  new URLSearchParams(pairsOf('', message)).toString()
