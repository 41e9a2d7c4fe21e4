import type { AttributeValue, Parameter } from '#contracts/parameters.ts'
import type { Locale } from '#contracts/shop.ts'
import { formatCount } from './format-count.ts'
import { formatDate, formatDateTime } from './format-date.ts'
import { colourName, type ColourName } from './colour-name.ts'

export interface ParameterWords {
  yes: string
  no: string
  colour: (name: ColourName) => string
}

const maxDecimals = 2

/** `4.2` has one decimal, `12` none. */
const decimalsOf = (value: number): number => Math.min(String(value).split('.')[1]?.length ?? 0, maxDecimals)

/** The text of one value of a parameter, by the type of its field. */
export const valueText = (
  value: AttributeValue,
  unit: string | null,
  locale: Locale,
  words: ParameterWords,
): string => {
  const number = value.intValue ?? value.floatValue
  if (number !== undefined) return [formatCount(number, locale, decimalsOf(number)), unit].filter(Boolean).join(' ')
  if (value.boolValue !== undefined) return value.boolValue ? words.yes : words.no
  if (value.dateValue !== undefined) return formatDate(value.dateValue, locale)
  if (value.datetimeValue !== undefined) return formatDateTime(value.datetimeValue, locale)
  if (value.colorValue !== undefined) return words.colour(colourName(value.colorValue))
  return value.enumValue?.label ?? value.stringValue ?? ''
}

/** The text of a mark beside the title. A yes-or-no parameter shows its name alone. */
export const markText = ({ name, unit, values }: Parameter, locale: Locale, words: ParameterWords): string =>
  values.length === 1 && values[0]?.boolValue
    ? name
    : `${name}: ${values.map((value) => valueText(value, unit, locale, words)).join(', ')}`
