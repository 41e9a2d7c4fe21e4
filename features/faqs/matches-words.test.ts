import { expect, test } from 'vitest'
import { matchesStems, searchedStems } from './matches-words.ts'

test.each([
  ['szallitas', 'Mennyibe kerül a szállítás?', true],
  ['Szállítási díj', 'Mennyi a szállítás díja?', true],
  ['ekönyvet', 'Hol töltöm le az e-könyvet?', false],
  ['könyvet', 'Hol töltöm le az e-könyvet?', true],
  ['letöltés', 'Hol töltöm le?', false],
  ['invoices school', 'Can I have an invoice for my school?', true],
  ['tal', 'Az oldal alja', false],
  ['', 'Bármi', true],
])('„%s” in „%s”: %s', (query, text, found) => {
  expect(matchesStems(text, searchedStems(query))).toBe(found)
})
