import { expect, test } from 'vitest'
import type { AttributeValue } from '#contracts/parameters.ts'
import { markText, valueText } from './parameter-text.ts'

const words = { yes: 'igen', no: 'nem', colour: (name: string) => `:${name}` }
const text = (value: AttributeValue, unit: string | null = null) =>
  valueText(value, unit, 'hu', words).replaceAll(/\s/g, ' ')

test.each<[AttributeValue, string | null, string]>([
  [{ boolValue: false }, null, 'nem'],
  [{ intValue: 1284 }, 'kbit/s', '1 284 kbit/s'],
  [{ floatValue: 4.2 }, 'MB', '4,2 MB'],
  [{ floatValue: 0.125 }, null, '0,13'],
  [{ dateValue: '2024-10-03' }, null, '2024. október 3.'],
  [{ datetimeValue: '2024-10-03T10:00:00Z' }, null, '2024. október 3. 12:00'],
  [{ enumValue: { key: 'sewn', label: 'cérnafűzött' } }, null, 'cérnafűzött'],
  [{ stringValue: 'diákkiadás' }, null, 'diákkiadás'],
  [{ colorValue: '#8c1c1c' }, null, ':red'],
])('%j with the unit %s reads %s', (value, unit, expected) => {
  expect(text(value, unit)).toBe(expected)
})

test('a mark has the name of its parameter and its value; a boolean only its name', () => {
  const parameter = { key: 'illustrated', name: 'Illusztrált', type: 'bool', unit: null } as const
  expect(markText({ ...parameter, values: [{ boolValue: true }] }, 'hu', words)).toBe('Illusztrált')
  expect(markText({ ...parameter, values: [{ boolValue: false }] }, 'hu', words)).toBe('Illusztrált: nem')
})
