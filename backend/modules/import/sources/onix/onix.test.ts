import { describe, expect, test } from 'vitest'
import type { ReadRecord } from '../../apply/batch.ts'
import { inShortTags, message, product, readAll, recordOf } from './onix.test-support.ts'

const expected = {
  notes: [{ code: 'currency_unknown', detail: 'GBP' }],
  record: {
    reference: 'ref-1',
    notice: 'put',
    isbn: '9789630000017',
    sku: '9789630000017',
    about: {
      format: 'hardback',
      title: 'A kőszívű ember fiai',
      subtitle: 'Regény',
      part: null,
      language: 'hu',
      originalTitle: null,
      originalLanguage: null,
      contributors: [
        {
          key: null,
          name: { hu: 'Próba Mór', en: 'Mór Próba' },
          sortName: 'Próba Mór',
          role: 'author',
          born: 1825,
          died: 1904,
        },
        {
          key: null,
          name: { hu: 'Jane Smith', en: 'Jane Smith' },
          sortName: 'Smith Jane',
          role: 'illustrator',
          born: null,
          died: null,
        },
      ],
      series: { key: null, title: { hu: 'Klasszikusok sora', en: 'Klasszikusok sora' }, number: 3 },
      categories: [],
      subjects: [
        { scheme: 'thema', code: 'FBC' },
        { scheme: 'bisac', code: 'FIC002000' },
      ],
      ageFrom: 12,
      ageTo: 99,
      pages: 640,
      minutes: null,
      width: null,
      height: 202,
      weight: 560,
      facts: {
        titles: [],
        credits: [
          {
            codes: ['A36'],
            name: { hu: 'Nobody', en: 'Nobody', sort: 'Nobody', isCorporate: false },
            unnamed: null,
          },
        ],
        series: [],
      },
      edition: null,
    },
    texts: {
      lead: { hu: 'Első bekezdés.', en: 'Első bekezdés.' },
      description: { hu: 'Első bekezdés.\n\nMásodik & utolsó.', en: 'Első bekezdés.\n\nMásodik & utolsó.' },
      resources: [{ kind: 'image', view: 'front', url: 'https://kiado.example/borito.jpg' }],
      collateral: null,
    },
    publishing: {
      publisher: { key: 'proba-konyvek', name: 'Próba Könyvek' },
      publishedOn: '2021-03-15',
      firstYear: 1869,
      isActive: true,
    },
    related: { work: null, workKeys: [], formats: [], replacedBy: ['9789630000024'] },
    supply: {
      vatRate: 5,
      prices: [
        { currency: 'HUF', gross: 3990, originalGross: 4990 },
        { currency: 'EUR', gross: 1050, originalGross: null },
      ],
      ended: [],
      onHand: null,
      suppliers: [{ name: 'Próba Kiadó', copies: 14, leadDays: null }],
    },
  },
}

describe('a whole record', () => {
  test.each(['3.0', '3.1'])('of release %s is read, in reference tags as in short ones', async (release) => {
    const xml = message(product(), release)
    expect(await recordOf(xml)).toEqual(expected)
    expect(await recordOf(inShortTags(xml))).toEqual(expected)
  })

  test('is the same however the file is split into chunks', async () => {
    const whole = (await readAll(message(product()), 1_000_000)).elements
    for (const size of [1, 7, 64]) expect((await readAll(message(product()), size)).elements).toEqual(whole)
  })
})

describe('notifications', () => {
  test.each([
    ['01', 'put'],
    ['02', 'put'],
    ['03', 'put'],
    ['04', 'patch'],
    ['05', 'delete'],
  ])('%s is a %s', async (type, notice) => {
    expect(await recordOf(message(product('r', { type })))).toMatchObject({ record: { notice } })
  })

  test.each([
    ['88', 'test_record'],
    ['89', 'test_record'],
    ['08', 'bad_value'],
    ['', 'bad_value'],
  ])('%s is refused: %s', async (type, code) => {
    expect(await recordOf(message(product('r', { type })))).toMatchObject({ refusal: { code } })
  })

  test('an update brings only the blocks that it has', async () => {
    const xml = message(
      '<Product><RecordReference>r</RecordReference><NotificationType>04</NotificationType><ProductSupply><SupplyDetail><ProductAvailability>31</ProductAvailability></SupplyDetail></ProductSupply></Product>',
    )
    const { record } = (await recordOf(xml)) as ReadRecord
    expect(record).toEqual({
      reference: 'r',
      notice: 'patch',
      isbn: null,
      sku: 'r',
      supply: {
        vatRate: null,
        ended: [],
        prices: [],
        onHand: null,
        suppliers: [{ name: 'Próba Kiadó', copies: 0, leadDays: null }],
      },
    })
  })
})
