import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { invoiceStatuses } from '#contracts/invoice-parts.ts'
import { netOf } from '../../pricing/rules/net-of-gross.ts'
import { vatByRate } from '../../pricing/rules/vat-by-rate.ts'
import { canMoveInvoice } from './invoice-moves.ts'
import { invoiceNumber } from './invoice-number.ts'
import { buyerOf, euVatNumber } from './parties.ts'
import { dueDay } from './payment-term.ts'
import { nextStatus, planInvoice } from './plan-invoice.ts'
import { allReturns, leftOver, type LineRow, reverseLines } from './reverse-lines.ts'
import { sumLines } from './sum-lines.ts'

/** Books and costs are positive, discounts negative; each line has its own rounding. */
const anyLine = fc
  .record({ unitGross: fc.integer({ min: -50_000, max: 50_000 }), quantity: fc.integer({ min: 1, max: 20 }) })
  .chain(({ unitGross, quantity }) =>
    fc.constantFrom(0, 5, 27).map((vatRate) => ({ vatRate, unitGross, unitNet: netOf(unitGross, vatRate), quantity })),
  )
const anyLines = fc.array(anyLine, { minLength: 1, maxLength: 12 }).map((lines) =>
  lines.map((line, index): LineRow => ({
    ...line,
    id: index + 100,
    invoiceId: 1,
    position: index + 1,
    correctsId: null,
    orderItemId: null,
    kind: 'item',
    nature: 'product',
    name: 'Őrült űrhajó',
    note: '',
    sku: null,
    net: line.unitNet * line.quantity,
    gross: line.unitGross * line.quantity,
  })),
)

describe('the VAT table', () => {
  test('adds up to the total, row by row and as a whole, and holds the VAT of the order', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const { net, gross, vat } = sumLines(lines)
        expect(gross).toBe(lines.reduce((sum, line) => sum + line.gross, 0))
        expect(net).toBe(lines.reduce((sum, line) => sum + line.net, 0))
        expect(vat.reduce((sum, row) => sum + row.gross, 0)).toBe(gross)
        for (const row of vat) expect(row.net + row.vat).toBe(row.gross)
        expect(vat.filter((row) => row.vat !== 0).map(({ rate, vat: amount }) => ({ rate, amount }))).toEqual(
          vatByRate(lines),
        )
      }),
    )
  })
})

describe('corrections', () => {
  test('whatever came back before, the storno takes back the rest, and all of them add up to nothing', () => {
    fc.assert(
      fc.property(anyLines, fc.array(fc.nat(), { maxLength: 4 }), (lines, seeds) => {
        const made: LineRow[] = []
        const correct = (returns: { position: number; quantity: number }[]) => {
          for (const line of reverseLines(lines, leftOver(lines, made), returns) ?? [])
            made.push({ ...(line as LineRow), id: 1_000 + made.length })
        }
        for (const seed of seeds) {
          const { id, position } = lines[seed % lines.length] as LineRow
          const left = leftOver(lines, made).get(id) ?? 0
          if (left > 0) correct([{ position, quantity: 1 + (seed % left) }])
        }
        correct(allReturns(lines, leftOver(lines, made)))
        const { net, gross, vat } = sumLines([...lines, ...made])
        expect([net, gross]).toEqual([0, 0])
        for (const row of vat) expect([row.net, row.vat, row.gross]).toEqual([0, 0, 0])
        expect(allReturns(lines, leftOver(lines, made))).toEqual([])
      }),
    )
  })

  test('no line that does not exist, none twice, and no more than is left', () => {
    const [lines = []] = fc.sample(
      anyLines.filter(([line]) => line !== undefined && line.quantity < 5),
      1,
    )
    const left = leftOver(lines, [])
    const quantity = lines[0]?.quantity ?? 0
    expect(reverseLines(lines, left, [{ position: 99, quantity: 1 }])).toBeUndefined()
    expect(reverseLines(lines, left, [{ position: 1, quantity: quantity + 1 }])).toBeUndefined()
    expect(reverseLines(lines, left, [{ position: 1, quantity: 0 }])).toBeUndefined()
    const twice = { position: 1, quantity: 1 }
    expect(reverseLines(lines, left, [twice, twice])).toBeUndefined()
    expect(reverseLines(lines, left, [twice])).toMatchObject([{ position: 1, quantity: -1, correctsId: lines[0]?.id }])
  })
})

describe('what an order needs', () => {
  const facts = {
    status: 'finalized',
    isPaid: false,
    hasPaid: false,
    isSent: false,
    hasInvoice: false,
    isWithdrawn: false,
  }

  test.each([
    [{}, 'nothing'],
    [{ isPaid: true }, 'issue'],
    [{ status: 'processing', isSent: true }, 'issue'],
    // All was given back, and the storno is there.
    [{ status: 'processing', isSent: true, hasPaid: true }, 'nothing'],
    // Paid at the door, and all of it withdrawn.
    [{ status: 'fulfilled', isSent: true, isWithdrawn: true }, 'nothing'],
    [{ status: 'under_payment', isPaid: true }, 'nothing'],
    [{ status: 'cancelled', isPaid: true }, 'nothing'],
    [{ isPaid: true, hasInvoice: true }, 'nothing'],
    [{ status: 'cancelled', hasInvoice: true }, 'take_back'],
  ])('%j: %s', (change, plan) => {
    expect(planInvoice({ ...facts, ...change })).toBe(plan)
  })

  test('an invoice is paid by its day or expires, and late money still pays it', () => {
    const invoice = { status: 'accepted', dueOn: '2026-11-29', today: '2026-11-29', isSettled: false } as const
    expect(nextStatus(invoice)).toBeUndefined()
    expect(nextStatus({ ...invoice, today: '2026-11-30' })).toBe('expired')
    expect(nextStatus({ ...invoice, status: 'expired', today: '2026-12-30' })).toBeUndefined()
    expect(nextStatus({ ...invoice, status: 'expired', isSettled: true })).toBe('paid')
    expect(nextStatus({ ...invoice, status: 'created', isSettled: true })).toBeUndefined()
    expect(nextStatus({ ...invoice, status: 'paid', today: '2026-12-30' })).toBeUndefined()
  })

  test('each next status is one that the table of moves allows', () => {
    for (const status of invoiceStatuses)
      for (const isSettled of [true, false]) {
        const next = nextStatus({ status, dueOn: '2026-11-20', today: '2026-11-21', isSettled })
        expect(next === undefined || canMoveInvoice(status, next)).toBe(true)
      }
    expect(canMoveInvoice('paid', 'created')).toBe(false)
    expect(canMoveInvoice('created', 'paid')).toBe(false)
  })
})

test('a number names its year', () => {
  expect([invoiceNumber(2026, 7), invoiceNumber(2027, 1_234_567)]).toEqual(['SZ-2026-000007', 'SZ-2027-1234567'])
})

test('a buyer pays eight days after the last parcel should arrive; what is paid was due at once', () => {
  expect(dueDay('2026-12-28', { isPaid: false, arrivals: ['2026-12-29', '2026-12-31'], termDays: null })).toBe(
    '2027-01-08',
  )
  expect(dueDay('2026-12-28', { isPaid: false, arrivals: ['2026-12-20'], termDays: null })).toBe('2027-01-05')
  expect(dueDay('2026-12-28', { isPaid: false, arrivals: ['2026-12-31'], termDays: 15 })).toBe('2027-01-12')
  expect(dueDay('2026-12-28', { isPaid: true, arrivals: ['2026-12-31'], termDays: null })).toBe('2026-12-28')
})

test('a company is named with its tax number, a person in the order of the language', () => {
  const place = { country: 'HU' as const, ZIPCode: '1061', city: 'Budapest', addressLine: 'Andrássy út 1.' }
  const person = { type: 'personal' as const, firstName: 'Ödön', lastName: 'Őri', ...place }
  expect(buyerOf(person, 'hu')).toEqual({ ...place, name: 'Őri Ödön', taxNumber: null })
  expect(buyerOf(person, 'en').name).toBe('Ödön Őri')
  expect(buyerOf({ type: 'company', company: 'Minta Kft.', taxNumber: '12345676-2-41', ...place }, 'hu')).toEqual({
    ...place,
    name: 'Minta Kft.',
    taxNumber: '12345676-2-41',
  })
  expect(euVatNumber('12345676-2-41')).toBe('HU12345676')
})
