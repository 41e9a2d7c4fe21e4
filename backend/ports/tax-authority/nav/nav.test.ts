import { expect, describe, test } from 'vitest'
import { createTestClock } from '#tests/support/test-clock.ts'
import { type ReportedInvoice, TaxAuthorityError } from '../port.ts'
import { createNav } from './client.ts'
import { decryptToken, encryptToken, signRequest } from './crypto.ts'
import { invoiceData } from './invoice-data.ts'
import { sandboxAccount } from './simulator/account.ts'
import { createNavSimulator } from './simulator/simulator.ts'
import { findAll, readXml, textAt, writeXml } from './xml.ts'

const party = { country: 'HU', ZIPCode: '1053', city: 'Budapest', addressLine: 'Ferenciek tere 5.' }
const invoice = (changes: Partial<ReportedInvoice> = {}): ReportedInvoice => ({
  number: 'SZ-2026-000001',
  issuedOn: '2026-11-21',
  performedOn: '2026-11-21',
  dueOn: '2026-11-21',
  currency: 'HUF',
  exchangeRate: null,
  payment: 'CARD',
  orderNumber: 'K-2026-000001',
  offerNumber: null,
  poNumber: null,
  costCenter: null,
  seller: { ...party, name: 'Kolofon Kft.', taxNumber: '00000000-2-41' },
  buyer: undefined,
  lines: [
    {
      nature: 'PRODUCT',
      name: 'Őrült <űrhajó> & más',
      quantity: 2,
      vatRate: 5,
      unitNet: 4_752,
      net: 9_504,
      gross: 9_980,
    },
    { nature: 'SERVICE', name: 'Kedvezmény', quantity: 1, vatRate: 5, unitNet: -476, net: -476, gross: -500 },
  ],
  vat: [{ rate: 5, net: 9_028, vat: 452, gross: 9_480 }],
  corrects: undefined,
  ...changes,
})
const storno = (changes: Partial<NonNullable<ReportedInvoice['corrects']>> = {}) =>
  invoice({
    number: 'SZ-2026-000002',
    lines: invoice().lines.map((line) => ({ ...line, quantity: -line.quantity, net: -line.net, gross: -line.gross })),
    vat: [{ rate: 5, net: -9_028, vat: -452, gross: -9_480 }],
    corrects: { kind: 'STORNO', number: 'SZ-2026-000001', index: 1, linesBefore: 2, ...changes },
  })

const open = (account = sandboxAccount) => {
  const clock = createTestClock()
  const simulator = createNavSimulator({ now: clock.now })
  let requests = 0
  const nav = createNav({
    baseUrl: 'http://nav.example/nav/invoiceService/v3/',
    account,
    now: clock.now,
    newRequestId: () => `RID${++requests}`,
    send: async (url, request) => {
      const response = await simulator.app.request(url, request)
      return { body: await response.text() }
    },
  })
  const settle = async (id: string) => {
    const seen: string[] = []
    for (;;) {
      const result = await nav.check(id)
      seen.push(result.status)
      if (result.status !== 'processing') return { seen, result }
    }
  }
  return { nav, simulator, clock, settle }
}

describe('signatures', () => {
  const signKey = 'ac-ac3a-7f661bff7d342N43CYX4U9FG'

  test.each([
    [
      'RID896801578348',
      '2019-09-11T10:55:31.440Z',
      'B4B5E0F197BFFD3DF69BCC98D3BE775F65FD5445EEF95C9D6B6C59425F2B81C4F6DA1FD563B0C7E7D98AF1E1725E5C63C2803B5D3A93D1C02ED354AC92F2CC94',
    ],
    [
      'RID603063244730',
      '2019-09-11T10:55:34.063Z',
      '3461426EDF923610281B5B24562F2EBA44A3118FEB7CCDD299B7ACAA6E7A5EA889B1965F1E3372F7F34064AC16C867958704089C9354F150248754D45C9A36F5',
    ],
  ])('are those of the official samples: %s', (requestId, timestamp, signature) => {
    expect(signRequest({ requestId, timestamp }, signKey)).toBe(signature)
  })

  test('cover each operation of a report', () => {
    const request = { requestId: 'RID1', timestamp: '2026-11-21T09:00:00.000Z' }
    const sign = (data: string) => signRequest(request, signKey, [{ operation: 'CREATE', data }])
    expect(new Set([signRequest(request, signKey), sign('YQ=='), sign('Yg==')]).size).toBe(3)
  })

  test('a token comes out as it went in, with the right key alone', () => {
    const token = 'b1aca173-d9e8-4561-9237-0511eed99eaa2P0ZHLXBRI2U'
    const encoded = encryptToken(token, '0123456789ABCDEF')
    // The length that the schema names.
    expect(encoded).toHaveLength(88)
    expect(decryptToken(encoded, '0123456789ABCDEF')).toBe(token)
    expect(() => decryptToken(encoded, '0123456789ABCDEE')).toThrow('decrypt')
  })

  test('a token that another key decrypts by chance is refused', () => {
    const chance = encryptToken('\u0003°\u0000é', '0123456789ABCDEF')
    expect(() => decryptToken(chance, '0123456789ABCDEF')).toThrow('not a text')
  })
})

describe('the data of an invoice', () => {
  const read = (changes?: Partial<ReportedInvoice>) => readXml(invoiceData(invoice(changes)))
  const inInvoice = ['invoiceMain', 'invoice'] as const

  test('name no private person, and keep signs and letters', () => {
    const document = read()
    const [customer] = findAll(document, ...inInvoice, 'invoiceHead', 'customerInfo')
    expect(customer?.children.map(({ name, text }) => [name, text])).toEqual([['customerVatStatus', 'PRIVATE_PERSON']])
    expect(textAt(document, ...inInvoice, 'invoiceLines', 'line', 'lineDescription')).toBe('Őrült <űrhajó> & más')
    expect(textAt(document, ...inInvoice, 'invoiceHead', 'invoiceDetail', 'exchangeRate')).toBe('1')
  })

  test('hold the numbers of the buyer’s books and of the offer, in the order of the schema', () => {
    const numbersOf = (changes?: Partial<ReportedInvoice>) =>
      findAll(read(changes), ...inInvoice, 'invoiceHead', 'invoiceDetail', 'conventionalInvoiceInfo')[0]?.children.map(
        ({ name, children }) => [name, ...children.map(({ text }) => text)],
      )
    expect(numbersOf()).toEqual([['orderNumbers', 'K-2026-000001']])
    expect(numbersOf({ offerNumber: 'A-2026-0007', poNumber: 'MEGR-12', costCenter: 'KVT' })).toEqual([
      ['orderNumbers', 'K-2026-000001', 'MEGR-12'],
      ['contractNumbers', 'A-2026-0007'],
      ['costCenters', 'KVT'],
    ])
  })

  test('a company of another country is named by its VAT number of the EU', () => {
    const document = read({ buyer: { ...party, country: 'AT', name: 'Muster GmbH', taxNumber: 'ATU 12345678' } })
    const customer = [...inInvoice, 'invoiceHead', 'customerInfo'] as const
    expect(textAt(document, ...customer, 'customerVatStatus')).toBe('OTHER')
    expect(textAt(document, ...customer, 'customerVatData', 'communityVatNumber')).toBe('ATU12345678')
    expect(textAt(document, ...customer, 'customerAddress', 'simpleAddress', 'countryCode')).toBe('AT')
  })

  test('name a company with its tax number', () => {
    const document = read({ buyer: { ...party, name: 'Minta Kft.', taxNumber: '12345676-2-41' } })
    const [customer] = findAll(document, ...inInvoice, 'invoiceHead', 'customerInfo')
    expect(customer?.children.map(({ name }) => name)).toEqual([
      'customerVatStatus',
      'customerVatData',
      'customerName',
      'customerAddress',
    ])
    const number = findAll(customer ?? document, 'customerVatData', 'customerTaxNumber')[0]
    expect(number?.children.map(({ text }) => text)).toEqual(['12345676', '2', '41'])
  })

  test('hold each amount of another currency in forints, too', () => {
    const document = read({ currency: 'EUR', exchangeRate: 39_125 })
    const [line] = findAll(document, ...inInvoice, 'invoiceLines', 'line')
    expect(line && [textAt(line, 'unitPrice'), textAt(line, 'unitPriceHUF')]).toEqual(['47.52', '18592'])
    const summary = [...inInvoice, 'invoiceSummary', 'summaryNormal'] as const
    expect([
      textAt(document, ...summary, 'invoiceVatAmount'),
      textAt(document, ...summary, 'invoiceVatAmountHUF'),
    ]).toEqual(['4.52', '1768'])
    expect(textAt(document, ...inInvoice, 'invoiceHead', 'invoiceDetail', 'exchangeRate')).toBe('391.25')
  })

  test('number the lines of a correction on from those before', () => {
    const document = readXml(invoiceData(storno({ linesBefore: 5, index: 2 })))
    expect(
      findAll(document, ...inInvoice, 'invoiceLines', 'line', 'lineModificationReference', 'lineNumberReference').map(
        ({ text }) => text,
      ),
    ).toEqual(['6', '7'])
    expect(textAt(document, ...inInvoice, 'invoiceReference', 'modificationIndex')).toBe('2')
  })
})

describe('a report', () => {
  test('is accepted after a while, and its storno after it', async () => {
    const { nav, settle } = open()
    const { seen, result } = await settle(await nav.report(invoice()))
    expect(seen).toEqual(['processing', 'processing', 'processing', 'accepted'])
    expect(result).toEqual({ status: 'accepted', messages: [] })
    expect([await nav.knows('SZ-2026-000001'), await nav.knows('SZ-2026-000002')]).toEqual([true, false])
    expect((await settle(await nav.report(storno()))).result.status).toBe('accepted')
  })

  test.each([
    ['a number that is known', invoice(), 'INVOICE_NUMBER_NOT_UNIQUE'],
    [
      'another seller',
      invoice({ number: 'X', seller: { ...invoice().seller, taxNumber: '12345676-2-41' } }),
      'SUPPLIER_TAX_NUMBER_MISMATCH',
    ],
    ['wrong sums', invoice({ number: 'X', vat: [{ rate: 5, net: 1, vat: 0, gross: 1 }] }), 'INCORRECT_SUMMARY_DATA'],
    ['a storno of nothing', storno({ number: 'Y' }), 'INVALID_INVOICE_REFERENCE'],
    ['a wrong index', storno({ index: 2 }), 'INVALID_MODIFICATION_INDEX'],
    ['lines from the beginning', storno({ linesBefore: 0 }), 'INVALID_LINE_NUMBER_REFERENCE'],
  ])('with %s is refused', async (_, wrong, code) => {
    const { nav, settle } = open()
    await settle(await nav.report(invoice()))
    expect((await settle(await nav.report(wrong))).result).toMatchObject({
      status: 'refused',
      messages: [{ level: 'ERROR', code }],
    })
  })

  test.each([
    ['signKey', 'INVALID_REQUEST_SIGNATURE'],
    ['password', 'INVALID_SECURITY_USER'],
    ['login', 'INVALID_SECURITY_USER'],
    ['exchangeKey', 'wrong-exchange-key'],
    ['taxNumber', 'NOT_REGISTERED_CUSTOMER'],
  ] as const)('with a wrong %s is refused as a call', async (key, code) => {
    const wrong = key === 'exchangeKey' ? 'FEDCBA9876543210' : key === 'taxNumber' ? '12345676' : 'wrong'
    const { nav } = open({ ...sandboxAccount, [key]: wrong })
    await expect(nav.report(invoice())).rejects.toEqual(expect.objectContaining({ name: 'TaxAuthorityError', code }))
  })

  test.each([
    ['down', 'unreachable'],
    ['malformed', 'unreachable'],
  ] as const)('to an authority that is %s can be repeated', async (fault, code) => {
    const { nav, simulator } = open()
    simulator.settings.fault = fault
    await expect(nav.report(invoice())).rejects.toEqual(expect.objectContaining({ code }))
    expect(await nav.knows('SZ-2026-000001').catch((error: unknown) => error instanceof TaxAuthorityError)).toBe(true)
    simulator.settings.fault = 'none'
    expect(await nav.report(invoice())).toMatch(/^[0-9A-F]{30}$/)
  })

  test('whose answer was lost has arrived', async () => {
    const { nav, simulator } = open()
    simulator.settings.fault = 'lost-answer'
    await expect(nav.report(invoice())).rejects.toThrow('unreachable')
    simulator.settings.fault = 'none'
    expect(await nav.knows('SZ-2026-000001')).toBe(true)
  })
})

test('XML with a type definition is not read', () => {
  expect(() => readXml('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>')).toThrow('no type definition')
  expect(() => readXml('<a><b></a>')).toThrow('unexpected close tag')
  expect(writeXml(['a', 'x\u0000<&>'])).toContain('<a>x&lt;&amp;&gt;</a>')
})
