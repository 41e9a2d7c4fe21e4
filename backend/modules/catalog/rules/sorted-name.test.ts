import { expect, it } from 'vitest'
import { sortKeyOf } from '../../text/rules/sort-key.ts'
import { sortedName } from './sorted-name.ts'

it.each([
  ['Ady Endre', 'Ady Endre', 'Ady Endre'],
  ['Endre Ady', 'Ady Endre', 'Ady, Endre'],
  ['Jane Austen', 'Austen, Jane', 'Austen, Jane'],
  ['Honoré de Balzac', 'Balzac, Honoré de', 'Balzac, Honoré de'],
  ['Dante Alighieri', 'Dante Alighieri', 'Dante Alighieri'],
  ['Homérosz', 'Homérosz', 'Homérosz'],
  ['Mikhail Bulgakov', 'Bulgakov, Mihail Afanaszjevics', 'Bulgakov, Mikhail'],
  ['Anton Chekhov', 'Csehov, Anton Pavlovics', 'Chekhov, Anton'],
])('%s, filed as %s, is listed as %s', (name, filed, listed) => {
  expect(sortedName(name, sortKeyOf(filed))).toBe(listed)
})
