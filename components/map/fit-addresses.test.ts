import { expect, test } from 'vitest'
import { fitAddresses } from './fit-addresses.ts'

const at = (key: string, x: number, y: number) => ({ key, address: 'Bartók Béla út 32.', x, y })
const keys = (...pins: ReturnType<typeof at>[]) => [...fitAddresses(pins)]

test('an address is written where it hides nothing', () => {
  expect(keys(at('north', 0, 0), at('south', 0, 100))).toEqual(['north', 'south'])
  expect(keys(at('west', 0, 0), at('east', 180, 0))).toEqual(['west', 'east'])
})

test('an address that would hide a neighbour’s pin is not', () => {
  expect(keys(at('north', 0, 0), at('south', 20, 50))).toEqual(['north'])
})

test('of two addresses that would overlap the first is written', () => {
  expect(keys(at('chosen', 0, 0), at('neighbour', 100, 0))).toEqual(['chosen'])
})
