import { describe, expect, test } from 'vitest'
import type { ReadRecord } from '../../apply/batch.ts'
import { inShortTags, message, product } from './onix.test-support.ts'
import { readElements } from './open-onix.ts'
import { largestRecord, type Element } from './read-elements.ts'
import { toRecord } from './to-record.ts'

const defaults = { language: 'hun', priceType: '04', currency: undefined, today: '2026-11-21' }

const chunksOf = async function* (xml: string, size = 997): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(xml)
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size)
}

/** The elements before the end or an error, and the error. */
const readAll = async (xml: string, size?: number) => {
  const elements: Element[] = []
  try {
    for await (const element of readElements(chunksOf(xml, size))) elements.push(element)
    return { elements, error: undefined }
  } catch (error) {
    return { elements, error: error instanceof Error ? error.message : String(error) }
  }
}
const recordsOf = async (xml: string) =>
  (await readAll(xml)).elements.flatMap((element) =>
    element.kind === 'product' ? [toRecord(element.node, defaults)] : [],
  )
const recordOf = async (xml: string) => (await recordsOf(xml))[0]

const expected = {
  notes: [
    { code: 'unsupported', detail: 'contributor role A36' },
    { code: 'currency_unknown', detail: 'GBP' },
  ],
  record: {
    reference: 'ref-1',
    notice: 'put',
    isbn: '9789630000017',
    sku: '9789630000017',
    about: {
      format: 'hardback',
      title: 'A kőszívű ember fiai',
      subtitle: 'Regény',
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
      categories: ['magyar-proza', 'kaland'],
      ageFrom: 12,
      ageTo: 99,
      pages: 640,
      minutes: null,
      width: null,
      height: 202,
      weight: 560,
    },
    texts: {
      lead: { hu: 'Első bekezdés.', en: 'Első bekezdés.' },
      description: { hu: 'Első bekezdés.\n\nMásodik & utolsó.', en: 'Első bekezdés.\n\nMásodik & utolsó.' },
      resources: [{ kind: 'image', view: 'front', url: 'https://kiado.example/borito.jpg' }],
    },
    publishing: {
      publisher: { key: 'proba-konyvek', name: 'Próba Könyvek' },
      publishedOn: '2021-03-15',
      firstYear: 1869,
      isActive: true,
    },
    related: { work: null, formats: [], replacedBy: ['9789630000024'] },
    supply: {
      vatRate: 5,
      prices: [
        { currency: 'HUF', gross: 3990, originalGross: 4990 },
        { currency: 'EUR', gross: 1050, originalGross: null },
      ],
      onHand: 14,
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
      supply: { vatRate: null, prices: [], onHand: 0 },
    })
  })
})

describe('a broken message', () => {
  test('a bad record does not affect other records', async () => {
    const bad =
      '<Product><RecordReference>bad</RecordReference><NotificationType>03</NotificationType><DescriptiveDetail><ProductForm>ZZ</ProductForm></DescriptiveDetail></Product><Product/>'
    expect(await recordsOf(message(product('a') + bad + product('b')))).toMatchObject([
      { record: { reference: 'a' } },
      { refusal: { code: 'format_not_sold' } },
      { refusal: { code: 'missing' } },
      { record: { reference: 'b' } },
    ])
  })

  test.each(['<Product><RecordReference>x</Product>', '<Product>', 'a < b', '&nosuch;'])(
    'unreadable XML (%s) keeps what came before and says where',
    async (broken) => {
      const { elements, error } = await readAll(message(product() + broken))
      expect(elements.filter(({ kind }) => kind === 'product')).toHaveLength(1)
      expect(error).toMatch(/^Line \d+, column \d+: /)
    },
  )

  test('declared entities are refused before they are used', async () => {
    const bomb =
      '<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><ONIXMessage><Product>&b;</Product></ONIXMessage>'
    expect((await readAll(bomb)).error).toContain('declares entities')
    const outside =
      '<!DOCTYPE ONIXMessage SYSTEM "file:///etc/passwd"><ONIXMessage><Product>&xxe;</Product></ONIXMessage>'
    expect((await readAll(outside)).error).toContain('undefined entity')
  })

  test('a huge record is left out, a text without end stops the reading', async () => {
    const large = product('large', { extra: '<Note>x</Note>'.repeat(largestRecord / 10) })
    expect((await readAll(message(large + product('b')), 65_536)).elements.map(({ kind }) => kind)).toEqual([
      'header',
      'oversized',
      'product',
    ])
    expect(
      (await readAll(message(`<Product><RecordReference>${'x'.repeat(largestRecord * 2)}`), 65_536)).error,
    ).toContain('has no end')
    expect((await readAll('<ONIXMessage>' + '<a>'.repeat(100))).error).toContain('deeper')
  })

  test('another document is no message', async () => {
    expect((await readAll('<html><body/></html>')).error).toContain('no ONIX message')
  })
})
