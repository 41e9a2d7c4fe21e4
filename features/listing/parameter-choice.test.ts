import { expect, test } from 'vitest'
import { describeChoice } from './parameter-choice.ts'

const words = { yes: 'igen', no: 'nem', colour: (name: string) => name }
const describe = (
  type: Parameters<typeof describeChoice>[0]['type'],
  value: string,
  label = value,
  unit: string | null = null,
) =>
  Object.values(
    describeChoice(
      { key: 'x', name: 'Név', type, unit },
      { value: `x:${value}`, label, count: 1, selected: false },
      'hu',
      words,
    ),
  )

test.each([
  ['enum', 'sewn', 'cérnafűzött', null, ['cérnafűzött', 'Név: cérnafűzött']],
  ['string', 'diakkiadas', 'diákkiadás', null, ['diákkiadás', 'Név: diákkiadás']],
  ['bool', 'true', 'true', null, ['igen', 'Név']],
  ['bool', 'false', 'false', null, ['nem', 'Név: nem']],
  ['float', '4.25', '4.25', 'MB', ['4,25 MB', 'Név: 4,25 MB']],
  ['date', '2024-10-03', '2024-10-03', null, ['2024. október 3.', 'Név: 2024. október 3.']],
  ['color', '8c1c1c', '8c1c1c', null, ['red', 'Név: red']],
] as const)('%s %s', (type, value, label, unit, texts) => {
  expect(describe(type, value, label, unit)).toEqual(texts)
})

test.each(['int', 'date', 'datetime', 'color'] as const)('what is no %s stands as it was asked', (type) => {
  expect(describe(type, 'zzz')).toEqual(['zzz', 'Név: zzz'])
})
