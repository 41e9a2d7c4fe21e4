import { expect, test } from 'vitest'
import { splitName } from './split-name.ts'

test.each([
  ['Kovács Anna Mária', 'hu', { lastName: 'Kovács', firstName: 'Anna Mária' }],
  [' Anna Mária  Kovács', 'en', { lastName: 'Kovács', firstName: 'Anna Mária' }],
  ['Anna', 'hu', { lastName: 'Anna', firstName: '' }],
  ['', 'en', { lastName: '', firstName: '' }],
] as const)('%j in %s', (name, locale, parts) => expect(splitName(name, locale)).toEqual(parts))
