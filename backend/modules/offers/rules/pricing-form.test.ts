import { describe, expect, test } from 'vitest'
import { readSheet } from '../../../sheets/read-sheet.ts'
import { writeXlsx } from '../../../sheets/xlsx/write-xlsx.ts'
import { pricingForm } from './pricing-form.ts'
import { pricingColumnWidths, readPricingSheet, writePricingSheet } from './pricing-sheet.ts'

const lines = [
  { sku: 'KLF-1', name: 'A Pál utcai fiúk', quantity: 32, listNet: 3_133, unitNet: 2_663 },
  { sku: 'KLF-2', name: 'Légy jó mindhalálig', quantity: 30, listNet: 3_324, unitNet: 3_324 },
]
const written = (currency: 'HUF' | 'EUR' = 'HUF') =>
  writePricingSheet({ currency, lines, delivery: { net: 1_500, text: 'Egyben' }, validUntil: '2026-12-06' })
const read = async (rows: ReturnType<typeof written>) => {
  const sheet = await readSheet(writeXlsx(rows, 'Offer', pricingColumnWidths), 600)
  return sheet.ok ? readPricingSheet(sheet.value) : sheet.code
}

describe('a workbook', () => {
  test('comes back as it was written', async () => {
    expect(pricingForm.parse(await read(written()))).toEqual({
      validUntil: '2026-12-06',
      delivery: { price: 1_500, text: 'Egyben' },
      lines: [
        { sku: 'KLF-1', quantity: 32, price: 2_663 },
        { sku: 'KLF-2', quantity: 30, price: 3_324 },
      ],
    })
  })

  test('in euros has cents', async () => {
    expect(pricingForm.parse(await read(written('EUR')))).toMatchObject({
      delivery: { price: 15 },
      lines: [{ price: 26.63 }, { price: 33.24 }],
    })
  })

  test('a discount counts before the price that stood there', async () => {
    const rows = written()
    rows[1]?.splice(5, 1, '12,5 %')
    expect(pricingForm.parse(await read(rows)).lines[0]).toEqual({ sku: 'KLF-1', quantity: 32, discount: 12.5 })
  })

  test('a word where a number belongs is a fault', async () => {
    const rows = written()
    rows[1]?.splice(4, 1, 'olcsó')
    expect(pricingForm.safeParse(await read(rows)).success).toBe(false)
  })
})

test.each([
  ['neither price nor discount', {}],
  ['both', { price: 1, discount: 1 }],
  ['a negative price', { price: -1 }],
  ['more than everything', { discount: 101 }],
])('a line with %s is a fault', (_, line) => {
  const form = {
    validUntil: '2026-12-06',
    delivery: { price: 0 },
    lines: [{ sku: 'A', quantity: 1, ...line }],
  }
  expect(pricingForm.safeParse(form).success).toBe(false)
})

test('an article number that stands in it twice is a fault', () => {
  const line = { quantity: 1, price: 1 }
  const form = {
    validUntil: '2026-12-06',
    delivery: { price: 0 },
    lines: [
      { sku: 'a', ...line },
      { sku: 'A', ...line },
    ],
  }
  expect(pricingForm.safeParse(form).success).toBe(false)
})
