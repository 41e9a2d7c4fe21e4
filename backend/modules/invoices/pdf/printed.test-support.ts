import { netOf } from '../../pricing/rules/net-of-gross.ts'
import type { LineRow } from '../rules/reverse-lines.ts'
import { sumLines } from '../rules/sum-lines.ts'
import type { PrintedInvoice } from '../sheet/invoice-sheet.ts'

type Wish = Partial<Pick<LineRow, 'name' | 'note' | 'kind' | 'quantity' | 'vatRate' | 'unitGross'>>

const lineOf = ({ unitGross = 4_990, vatRate = 5, quantity = 1, ...wish }: Wish, index: number): LineRow => {
  const unitNet = netOf(unitGross, vatRate)
  return {
    id: index + 1,
    invoiceId: 1,
    position: index + 1,
    correctsId: null,
    orderItemId: null,
    kind: 'item',
    nature: 'product',
    name: 'Őrült űrhajó',
    note: 'Füst Őzike',
    sku: `KLF-${index}`,
    ...wish,
    quantity,
    vatRate,
    unitNet,
    unitGross,
    net: unitNet * quantity,
    gross: unitGross * quantity,
  }
}

export const usualLines: Wish[] = [
  {},
  { name: 'Árvíztűrő tükörfúrógép', quantity: 3, unitGross: 3_490 },
  { name: 'Az e-könyv', vatRate: 27, unitGross: 2_990 },
  { name: 'Őszi kedvezmény', note: '', kind: 'order_discount', unitGross: -1_000 },
  { name: 'Házhozszállítás', note: '', kind: 'shipping', vatRate: 27, unitGross: 1_490 },
]

export const printed = (
  changes: Partial<PrintedInvoice['invoice']> = {},
  lines: Wish[] = usualLines,
  corrects?: string,
): PrintedInvoice => {
  const rows = lines.map(lineOf)
  const sums = sumLines(rows)
  return {
    lines: rows,
    corrects,
    invoice: {
      ...sums,
      id: 1,
      uuid: '7f9c24e8-3b12-4fef-91e0-56a2d1a3c0de',
      number: 'SZ-2026-000123',
      year: 2026,
      counter: 123,
      kind: 'invoice',
      orderId: 1,
      orderNumber: 'K-2026-000123',
      offerNumber: null,
      poNumber: null,
      costCenter: null,
      correctsId: null,
      correctionIndex: null,
      reason: null,
      refundId: null,
      locale: 'hu',
      currency: 'HUF',
      exchangeRate: null,
      seller: {
        name: 'Kolofon Könyvkereskedés Kft.',
        ZIPCode: '1053',
        city: 'Budapest',
        addressLine: 'Ferenciek tere 5.',
        registrationNumber: '01-09-000000',
        taxNumber: '12345676-2-41',
        email: 'bolt@kolofon.example',
        phone: '06 1 555 0100',
      },
      buyer: {
        name: 'Őri Tünde',
        country: 'HU',
        ZIPCode: '6720',
        city: 'Szeged',
        addressLine: 'Kárász utca 9.',
        taxNumber: null,
      },
      paymentMethod: 'simplepay',
      paymentName: { hu: 'Bankkártya', en: 'Bank card' },
      issuedAt: new Date('2026-11-21T09:00:00Z'),
      issuedOn: '2026-11-21',
      performedOn: '2026-11-21',
      dueOn: '2026-11-21',
      payable: sums.gross,
      lineCount: rows.length,
      status: 'created',
      ...changes,
    },
  }
}
