import { expect, test } from 'vitest'
import { readAddresses } from './read-addresses.ts'

test.each([
  ['anna@iskola.hu, bela@iskola.hu; cili@iskola.hu\ndani@iskola.hu', 4],
  ['"Kis Anna" <anna@iskola.hu>, <bela@iskola.hu>', 2],
  ['Név;E-mail\r\nKis Anna;anna@iskola.hu\r\n"Nagy, Béla";"bela@iskola.hu"\r\n', 2],
  ['anna@iskola.hu ANNA@iskola.hu', 1],
  ['', 0],
])('%j has %i addresses', (text, count) => {
  expect(readAddresses(text)).toMatchObject({ emails: { length: count }, wrong: [] })
})

test('what is no address is named', () => {
  expect(readAddresses('anna@iskola, bela@iskola.hu, @')).toEqual({
    emails: ['bela@iskola.hu'],
    wrong: ['anna@iskola', '@'],
  })
})
