const isText = (value: FormDataEntryValue): value is string => typeof value === 'string' && value.trim() !== ''

/** `3 490` and `34,90` as listing-url.ts writes them: digits and a point. */
const bareNumber = (text: string) => text.replaceAll(/\s/g, '').replace(',', '.')

/**
 * The choices of a filter form: fields in their order, without empty ones, with sorted values, so that one view has one
 * address.
 */
export const readFilterForm = (fields: FormData): Record<string, string | string[]> => {
  const query: Record<string, string | string[]> = {}
  for (const key of new Set(fields.keys())) {
    const values = fields.getAll(key).filter(isText).toSorted()
    const [only] = values
    if (only === undefined) continue
    query[key] = /^(price|year)_/.test(key) ? bareNumber(only) : values.length === 1 ? only : values
  }
  return query
}
