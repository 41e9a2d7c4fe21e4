import { maxChoices, parameterChoice } from '#contracts/shop.ts'
import type { RawQuery } from '#lib/routing/raw-query.ts'
import { readId } from '#lib/routing/read-id.ts'

export type RequestedVariant = { sku: string } | { product: string; parameters?: string }

const first = (raw: RawQuery, key: string): string => [raw[key] ?? []].flat()[0]?.trim() ?? ''

/**
 * Which variant an address means: by SKU or ISBN, or by product and the parameters of the variant, as one list
 * (`parameters=format:ebook`) or each by its own name (`format=ebook`). Undefined for an address that has neither.
 */
export const readRequestedVariant = (raw: RawQuery): RequestedVariant | undefined => {
  const sku = first(raw, 'sku') || first(raw, 'isbn')
  if (sku) return { sku: sku.slice(0, 64) }
  const id = readId(first(raw, 'product'))
  if (id === undefined) return undefined
  const named = Object.keys(raw)
    .filter((key) => key !== 'product' && key !== 'parameters')
    .map((key) => `${key}:${first(raw, key)}`)
  const parameters = [...first(raw, 'parameters').split(','), ...named]
    .filter((text) => parameterChoice.test(text))
    .slice(0, maxChoices)
  return { product: String(id), ...(parameters.length > 0 && { parameters: parameters.join(',') }) }
}
