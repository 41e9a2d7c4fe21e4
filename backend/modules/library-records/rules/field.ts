import type { Field } from '@natlibfi/marc-record'

type Text = string | number | null | undefined

/** Enough for every text of the catalog: a field may have 9,999 bytes, a record 99,999. */
const maxLength = 2_000

/**
 * Control characters separate the fields of ISO 2709, so no text may contain them. Signs beyond the basic plane (emoji)
 * are left out, because the serializer counts their bytes wrongly.
 */
const clean = (text: string): string => {
  const plain = text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .replaceAll(/[\u{10000}-\u{10FFFF}\uD800-\uDFFF\uFFFE\uFFFF]/gu, '')
    .trim()
  return plain.length > maxLength ? `${plain.slice(0, maxLength).replace(/\s\S*$/, '')}…` : plain
}

export const controlField = (tag: string, value: string): Field[] => [{ tag, value }]

/**
 * A field of MARC 21, or none if it has no text.
 * @param indicators both of them; `#` is a blank, as the format's documentation writes it
 * @param subfields codes and texts; those without a text are left out
 */
export const field = (tag: string, indicators: string, subfields: readonly (readonly [string, Text])[]): Field[] => {
  const filled = subfields.flatMap(([code, text]) => {
    const value = text === null || text === undefined ? '' : clean(String(text))
    return value === '' ? [] : [{ code, value }]
  })
  const [ind1 = ' ', ind2 = ' '] = indicators.replaceAll('#', ' ')
  return filled.length > 0 ? [{ tag, ind1, ind2, subfields: filled }] : []
}
