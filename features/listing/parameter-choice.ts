import type { Filter } from '#contracts/listing.ts'
import type { AttributeValue } from '#contracts/parameters.ts'
import type { Locale } from '#contracts/shop.ts'
import { markText, type ParameterWords, valueText } from '#lib/format/parameter-text.ts'

type Parameter = NonNullable<Filter['parameter']>
type Choice = Filter['values'][number]

/** What the catalog leaves to be put into words; nothing where an address says what this type cannot be. */
const plainValueOf = (type: Parameter['type'], value: string): AttributeValue | undefined => {
  if (type === 'bool') return { boolValue: value === 'true' }
  if (type === 'int' || type === 'float')
    return Number.isFinite(Number(value)) ? { floatValue: Number(value) } : undefined
  if (type === 'date' || type === 'datetime') return Number.isNaN(Date.parse(value)) ? undefined : { dateValue: value }
  return type === 'color' && /^[0-9a-f]{6}$/.test(value) ? { colorValue: `#${value}` } : undefined
}

/** A choice in the panel, and by itself: `igen`, `Illusztrált`; `128 kbit/s`, `Bitráta: 128 kbit/s`. */
export const describeChoice = (parameter: Parameter, choice: Choice, locale: Locale, words: ParameterWords) => {
  const plain = plainValueOf(parameter.type, choice.value.slice(parameter.key.length + 1))
  const value = plain ?? { stringValue: choice.label }
  return {
    label: valueText(value, parameter.unit, locale, words),
    chip: markText({ ...parameter, values: [value] }, locale, words),
  }
}
