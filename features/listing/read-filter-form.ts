const isText = (value: FormDataEntryValue): value is string => typeof value === 'string' && value.trim() !== ''

/** `3 490` and `34,90` as listing-url.ts writes them: digits and a point. */
const bareNumber = (text: string) => text.replaceAll(/\s/g, '').replace(',', '.')

/** What a filter form asks for: fields in their order, empty ones left out, choices sorted; one view has one address. */
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
