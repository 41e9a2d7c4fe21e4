import { expect, test } from 'vitest'
import { type Appearance, spreadLooks } from './spread-looks.ts'

const [red, rose, blue] = ['#a02018', '#a82820', '#2040a0']
const look = (ground: string, motif = 'waves'): Appearance => ({ ground, motif })

test('neighbours take different colours, also where another order brings them together', () => {
  const choices = () => [look(red), look(blue), look('#208040')]
  const chosen = spreadLooks(
    [
      ['a', 'b', 'c', 'd'],
      ['a', 'd'],
    ],
    choices,
  )
  expect(['a', 'b', 'c', 'd'].map((book) => chosen.get(book))).toEqual([0, 1, 2, 1])
})

test('two similar reds count as the same colour', () => {
  const chosen = spreadLooks([['a', 'b']], (book) => (book === 'a' ? [look(red)] : [look(rose), look(blue)]))
  expect(chosen.get('b')).toBe(1)
})

test('of two unavoidable similarities the smaller one is chosen: another picture in the same colour', () => {
  const chosen = spreadLooks([['a', 'b']], (book) => (book === 'a' ? [look(red)] : [look(red), look(red, 'dots')]))
  expect(chosen.get('b')).toBe(1)
})

test('covers far away do not count', () => {
  const row = Array.from({ length: 30 }, (_, index) => index)
  const chosen = spreadLooks([row], (book) => (book === 29 ? [look(red), look(blue)] : [look(book === 0 ? red : blue)]))
  expect(chosen.get(29)).toBe(0)
})
