import { expect, test } from 'vitest'
import { attributeValueOf, type ValueRow } from './attribute-value.ts'

const nothing: Omit<ValueRow, 'type'> = {
  boolValue: null,
  dateValue: null,
  datetimeValue: null,
  intValue: null,
  stringValue: null,
  optionKey: null,
  optionLabel: null,
  floatValue: null,
  colorValue: null,
}

test.each([
  [{ type: 'bool', boolValue: false }, { boolValue: false }],
  [{ type: 'date', dateValue: '2024-03-01' }, { dateValue: '2024-03-01' }],
  [{ type: 'datetime', datetimeValue: '2024-03-01T10:00:00Z' }, { datetimeValue: '2024-03-01T10:00:00Z' }],
  [{ type: 'int', intValue: 0 }, { intValue: 0 }],
  [{ type: 'string', stringValue: 'kék' }, { stringValue: 'kék' }],
  [{ type: 'enum', optionKey: 'sewn', optionLabel: 'fűzött' }, { enumValue: { key: 'sewn', label: 'fűzött' } }],
  [{ type: 'float', floatValue: 1.5 }, { floatValue: 1.5 }],
  [{ type: 'color', colorValue: '#a3201a' }, { colorValue: '#a3201a' }],
] as const)('%j stands in the field of its type', (row, value) => {
  expect(attributeValueOf({ ...nothing, ...row })).toEqual(value)
})

test('a value in another type’s column is none', () => {
  expect(attributeValueOf({ ...nothing, type: 'int', stringValue: 'három' })).toBeUndefined()
})
