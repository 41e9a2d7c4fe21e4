import { expect, test } from 'vitest'
import { colourName } from './colour-name.ts'

test.each([
  ['#8c1c1c', 'red'],
  ['#1f4f58', 'teal'],
  ['#24406b', 'blue'],
  ['#b08a2e', 'gold'],
  ['#2b2b2b', 'black'],
  ['#fbfbfb', 'white'],
  ['#888888', 'grey'],
  ['#2f6b4a', 'green'],
  ['#7a3b1d', 'brown'],
  ['#e0408a', 'pink'],
])('%s is called %s', (hex, name) => {
  expect(colourName(hex)).toBe(name)
})
