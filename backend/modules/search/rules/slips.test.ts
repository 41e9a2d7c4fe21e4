import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slipsBetween, slipsInBeginning } from './slips.ts'

test.each([
  ['drcula', 'dracula', 1, 'a letter left out'],
  ['ohello', 'othello', 1, 'a letter left out'],
  ['hammlet', 'hamlet', 1, 'a letter put in'],
  ['hanlet', 'hamlet', 1, 'a letter changed'],
  ['hamelt', 'hamlet', 1, 'two letters exchanged'],
  ['eigthy', 'eighty', 1, 'two letters exchanged'],
  ['ab', 'ba', 1, 'all letters exchanged'],
  ['frankenschtein', 'frankenstein', 2, 'two letters put in'],
  ['', 'abc', 3, 'nothing'],
  ['same', 'same', 0, 'no slip'],
])('%s is %s but for %i (%s)', (typed, word, count) => {
  expect(slipsBetween(typed, word)).toBe(count)
  expect(slipsBetween(word, typed)).toBe(count)
})

test('counting ends above the limit', () => {
  expect(slipsBetween('hamlet', 'macbeth', 2)).toBeGreaterThan(2)
  expect(slipsBetween('hamlet', 'hamletmachine', 2)).toBeGreaterThan(2)
})

test.each([
  ['shakspe', 'shakespeare', 1],
  ['drc', 'dracula', 1],
  ['karenyi', 'karenina', 1],
  ['karen', 'karenina', 0],
  ['xyz', 'karenina', 2],
  ['hamletx', 'hamlet', 1],
])('%s begins %s but for slips (%i, two at most are counted)', (typed, word, count) => {
  expect(slipsInBeginning(typed, word, 2)).toBe(count > 1 ? 3 : count)
})

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 2, maxLength: 12 })

test('one slip is one slip, wherever it happens', () =>
  fc.assert(
    fc.property(word, fc.nat(), (text, number) => {
      const at = number % (text.length - 1)
      const [left, right] = [text.slice(0, at), text.slice(at)]
      for (const slipped of [left + right.slice(1), `${left}x${right}`, `${left}x${right.slice(1)}`])
        expect(slipsBetween(slipped, text, 1)).toBeLessThanOrEqual(1)
      expect(slipsBetween(`${left}${right[1]}${right[0]}${right.slice(2)}`, text, 1)).toBeLessThanOrEqual(1)
    }),
  ))
