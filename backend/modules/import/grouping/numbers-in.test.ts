import { expect, test } from 'vitest'
import { numbersIn } from './numbers-in.ts'

test.each([
  ['Háború és béke', ''],
  ['Háború és béke II.', '2'],
  ['Háború és béke 2. kötet', '2'],
  ['Matematika 7.', '7'],
  ['IV. Béla és kora', '4'],
  ['XIX. századi regények, XIV. kötet', '19 14'],
  ['Civil mix: IC, MIX, IVAN', ''],
  ['XXXIX. évfolyam, IIII', '39'],
  ['1984', '1984'],
  ['Az ötödik pecsét V', '5'],
])('%s: %s', (title, numbers) => expect(numbersIn(title)).toBe(numbers))
