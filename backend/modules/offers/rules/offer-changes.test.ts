import { expect, test } from 'vitest'
import { type ComparedVersion, offerChanges } from './offer-changes.ts'

const line = (variantId: number, quantity: number, unitNet: number) => ({
  variantId,
  name: `Book ${variantId}`,
  quantity,
  vatRate: 0,
  listNet: 1_000,
  unitNet,
  unitGross: unitNet,
})
const version = (lines: ComparedVersion['lines'], net = 0, text = ''): ComparedVersion => ({
  lines,
  delivery: { net, gross: net, text },
})

test('every difference is named once, and the new total', () => {
  const before = version([line(1, 30, 900), line(2, 10, 800)])
  const after = version([line(1, 32, 850), line(3, 1, 500)], 1_000, 'In one parcel')
  expect(offerChanges(before, after)).toEqual([
    { kind: 'quantity', name: 'Book 1', from: 30, to: 32 },
    { kind: 'price', name: 'Book 1', from: 900, to: 850 },
    { kind: 'added', name: 'Book 3', quantity: 1 },
    { kind: 'removed', name: 'Book 2', quantity: 10 },
    { kind: 'delivery', from: 0, to: 1_000 },
    { kind: 'deliveryText', text: 'In one parcel' },
    { kind: 'total', from: 35_000, to: 28_700 },
  ])
})

test('the same version has none', () => {
  const same = version([line(1, 1, 1)], 1, 'x')
  expect(offerChanges(same, same)).toEqual([])
})
