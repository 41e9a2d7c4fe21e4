import { describe, expect, test } from 'vitest'
import { defaults as configuration } from '../../../configuration/service.ts'
import type { ReadRecord } from '../../apply/batch.ts'
import { languageOfIsbn } from './language-of-isbn.ts'
import { message, product, readAll } from './onix.test-support.ts'
import { type MessageDefaults, toRecord } from './to-record.ts'

test.each([
  ['9789630000017', 'hun'],
  ['9781576753422', 'eng'],
  ['9782017185550', 'fre'],
  ['9788000000008', undefined],
  [null, undefined],
])('%s is from a country of %s', (isbn, language) => {
  expect(languageOfIsbn(isbn)).toBe(language)
})

describe('a record without a language', () => {
  const languageIn = async (xml: string, language?: string) => {
    const defaults: MessageDefaults = {
      language,
      priceType: '04',
      currency: undefined,
      today: '2026-11-21',
      vatRates: configuration.vat_rates,
      message: { sentAt: null, number: null },
      sender: 'Próba Kiadó',
    }
    const element = (await readAll(message(xml))).elements.find(({ kind }) => kind === 'product')
    if (element?.kind !== 'product') throw new Error('No record.')
    const { record, notes } = toRecord(element.node, defaults) as ReadRecord
    return {
      language: record.about?.language,
      assumed: notes.find(({ code }) => code === 'language_assumed')?.detail,
    }
  }
  const silent = (isbn: string) => product('r', { isbn }).replaceAll(/<Language>.*?<\/Language>/g, '')

  test('has that of the message', async () => {
    expect(await languageIn(silent('9782017185550'), 'ger')).toEqual({ language: 'de', assumed: undefined })
  })

  test('else that of its country, which the report notes', async () => {
    expect(await languageIn(silent('9782017185550'))).toEqual({ language: 'fr', assumed: 'fr' })
    expect(await languageIn(silent('9788000000008'))).toEqual({ language: 'hu', assumed: 'hu' })
  })

  test('and a record with one has its own', async () => {
    expect(await languageIn(product('r', { isbn: '9782017185550' }))).toEqual({ language: 'hu', assumed: undefined })
  })
})
