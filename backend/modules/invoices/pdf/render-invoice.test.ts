import { describe, expect, test } from 'vitest'
import { printed, usualLines } from './printed.test-support.ts'
import { readPdf } from '../../../pdf/read-pdf.test-support.ts'
import { renderInvoice } from './render-invoice.ts'

const textOf = async (...wish: Parameters<typeof printed>) =>
  readPdf(await renderInvoice(printed(...wish))).map((line) => line.replaceAll('\u00A0', ' '))

test('ő and ű are letters that can be copied, in Hungarian', async () => {
  const text = await textOf()
  expect(text).toEqual(
    expect.arrayContaining([
      'Számla SZ-2026-000123',
      'Őrült űrhajó',
      'Árvíztűrő tükörfúrógép',
      'Őri Tünde',
      'Közösségi adószám: HU12345676',
      '2026. november 21.',
      'Összesítés áfakulcsonként',
      'Kifizetve',
      '1. oldal, összesen 1',
    ]),
  )
  expect(text.join('')).not.toContain('\uFFFD')
  expect(text.filter((line) => line === '18 940 Ft')).toHaveLength(3)
  // The discount is a line of its own, and the VAT table is that of the lines.
  for (const amount of ['−1 000 Ft', '688 Ft', '953 Ft', '1 641 Ft', '17 299 Ft']) expect(text).toContain(amount)
})

test('in English and euros, with the VAT in forints', async () => {
  const text = await textOf({ locale: 'en', currency: 'EUR', exchangeRate: 39_125 })
  expect(text).toEqual(
    expect.arrayContaining([
      'Invoice SZ-2026-000123',
      'Date of supply',
      '21 November 2026',
      'Bank card',
      'Summary by VAT rate',
      '€189.40',
      '−€10.00',
      'Exchange rate: €1 = 391.25 Ft. VAT in forints: 6,420 Ft.',
      'Page 1 of 1',
    ]),
  )
})

test('a storno names the invoice that it takes back, and the buyer’s tax numbers', async () => {
  const buyer = { ...printed().invoice.buyer, name: 'Minta Kft.', taxNumber: '13579117-2-42' }
  const lines = usualLines.map((line) => ({ ...line, quantity: -(line.quantity ?? 1) }))
  const text = await textOf(
    { kind: 'storno', correctsId: 7, correctionIndex: 1, reason: 'cancelled', buyer },
    lines,
    'SZ-2026-000007',
  )
  expect(text).toEqual(
    expect.arrayContaining([
      'Az érvénytelenített számla száma: SZ-2026-000007',
      'Oka: a rendelést törölték',
      'Adószám: 13579117-2-42',
      'Közösségi adószám: HU13579117',
      '−3 db',
      '−18 940 Ft',
      'Visszajár',
    ]),
  )
  expect(text.at(text.indexOf('Visszajár') + 1)).toBe('18 940 Ft')
})

test.each([
  ['hu', ['Árajánlat', 'Saját hivatkozási szám', 'Költséghely']],
  ['en', ['Offer', 'Purchase order', 'Cost centre']],
] as const)('a correction names the offer and the references of the buyer in %s', async (locale, labels) => {
  const text = await textOf({
    locale,
    kind: 'correction',
    offerNumber: 'A-2026-0007',
    poNumber: 'MEGR-12',
    costCenter: { code: 'KVT', name: 'Könyvtár' },
  })
  expect(text).toEqual(expect.arrayContaining([...labels, 'A-2026-0007', 'MEGR-12', 'KVT Könyvtár']))
})

test('what is paid in cash later is rounded, and says until when', async () => {
  const text = await textOf({ payable: 18_935, dueOn: '2026-12-08', paymentMethod: 'cash_on_delivery' })
  expect(text).toEqual(
    expect.arrayContaining(['2026. december 8.', 'Végösszeg', 'Kerekítés', '−5 Ft', 'Fizetendő', '18 935 Ft']),
  )
})

describe('a document', () => {
  test('that is made again has the same bytes', async () => {
    const [one, other] = [await renderInvoice(printed()), await renderInvoice(printed())]
    expect(Buffer.compare(one, other)).toBe(0)
  })

  test('of many lines has a head and a footer on each page, and each line once', async () => {
    const many = Array.from({ length: 60 }, (_, index) => ({ name: `${index + 1}. könyv` }))
    const text = await textOf({}, many)
    const pages = text.filter((line) => /^\d\. oldal, összesen \d$/.test(line))
    expect(pages.length).toBeGreaterThan(2)
    expect(pages.at(-1)).toBe(`${pages.length}. oldal, összesen ${pages.length}`)
    expect(text.filter((line) => line === 'Megnevezés')).toHaveLength(pages.length)
    expect(text.filter((line) => /^\d+\. könyv$/.test(line))).toEqual(many.map(({ name }) => name))
  })

  test('shows names in other letters', async () => {
    const text = await textOf({ buyer: { ...printed().invoice.buyer, name: 'Достоевский & Παπαδόπουλος' } })
    expect(text).toContain('Достоевский & Παπαδόπουλος')
  })

  test('has tags, a language and a title for screen readers', async () => {
    const source = Buffer.from(await renderInvoice(printed({ locale: 'en' }))).toString('latin1')
    expect(source).toContain('/Marked true')
    expect(source).toContain('/Lang (en)')
    expect(source).toContain('/DisplayDocTitle true')
    for (const tag of ['H1', 'H2', 'Table', 'Caption', 'TH', 'TD']) expect(source).toContain(`/S /${tag}\n`)
  })
})
