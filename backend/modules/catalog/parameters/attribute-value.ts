import type { AttributeValue, Parameter } from '#contracts/parameters.ts'

/** One row of `parameter_values`, in one language, beside its parameter's type. */
export interface ValueRow {
  type: Parameter['type']
  boolValue: boolean | null
  dateValue: string | null
  datetimeValue: string | null
  intValue: number | null
  stringValue: string | null
  optionKey: string | null
  optionLabel: string | null
  floatValue: number | null
  colorValue: string | null
}

const fieldOf: Record<Parameter['type'], (row: ValueRow) => AttributeValue> = {
  bool: ({ boolValue }) => (boolValue === null ? {} : { boolValue }),
  date: ({ dateValue }) => (dateValue === null ? {} : { dateValue }),
  datetime: ({ datetimeValue }) => (datetimeValue === null ? {} : { datetimeValue }),
  int: ({ intValue }) => (intValue === null ? {} : { intValue }),
  string: ({ stringValue }) => (stringValue === null ? {} : { stringValue }),
  enum: ({ optionKey, optionLabel }) =>
    optionKey === null ? {} : { enumValue: { key: optionKey, label: optionLabel ?? optionKey } },
  float: ({ floatValue }) => (floatValue === null ? {} : { floatValue }),
  color: ({ colorValue }) => (colorValue === null ? {} : { colorValue }),
}

/** Undefined where the row holds nothing in the field of its parameter's type. */
export const attributeValueOf = (row: ValueRow): AttributeValue | undefined => {
  const value = fieldOf[row.type](row)
  return Object.keys(value).length > 0 ? value : undefined
}
