import type { RawQuery } from './listing-url.ts'
import { readId } from './read-id.ts'

export type AskedVariant = { sku: string } | { product: string; parameters?: string }

const first = (raw: RawQuery, key: string): string => [raw[key] ?? []].flat()[0]?.trim() ?? ''

const isChoice = (text: string) => /^[a-z0-9_]{1,60}:[a-z0-9_.-]{1,60}$/.test(text)
const most = 20

/**
 * Which variant an address means: by SKU or ISBN, or by product and what tells its variants apart, as one list
 * (`parameters=format:ebook`) or each by its own name (`format=ebook`). Undefined where it says neither.
 */
export const readAskedVariant = (raw: RawQuery): AskedVariant | undefined => {
  const sku = first(raw, 'sku') || first(raw, 'isbn')
  if (sku) return { sku: sku.slice(0, 64) }
  const id = readId(first(raw, 'product'))
  if (id === undefined) return undefined
  const named = Object.keys(raw)
    .filter((key) => key !== 'product' && key !== 'parameters')
    .map((key) => `${key}:${first(raw, key)}`)
  const parameters = [...first(raw, 'parameters').split(','), ...named].filter(isChoice).slice(0, most)
  return { product: String(id), ...(parameters.length > 0 && { parameters: parameters.join(',') }) }
}
