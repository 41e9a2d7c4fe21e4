import { expect, test } from 'vitest'
import { toTitle } from './to-title.ts'

test('a short title has the shop’s name behind it', () => {
  expect(toTitle('Kosztolányi Dezső: Édes  Anna')).toBe('Kosztolányi Dezső: Édes Anna · Kolofon')
})

test('an editor’s template takes its place', () => expect(toTitle('Kosár $&', 'Kolofon: %s')).toBe('Kolofon: Kosár $&'))

test('the name does not stand twice', () =>
  expect(toTitle('Kolofon a Ferenciek terén')).toBe('Kolofon a Ferenciek terén'))

test('a long title stands alone and uncut', () => {
  const title = 'Jókai Mór: Az arany ember, avagy a Senki szigete és lakói (kemény kötés, 2024)'
  expect(toTitle(title)).toBe(title)
})

test('an endless title is cut at a word', () => {
  const cut = toTitle('Az életrevaló kérdések könyve '.repeat(10))
  expect(cut.length).toBeLessThanOrEqual(120)
  expect(cut).toMatch(/(Az|életrevaló|kérdések|könyve)…$/)
})
