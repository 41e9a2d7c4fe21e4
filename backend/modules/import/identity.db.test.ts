import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'
import { writeConfigEntry } from '../configuration/service.ts'
import { rowsOf, runImport, sourceOf, variantOf } from './import.test-support.ts'
import { tradeRecord } from './trade.test-support.ts'
import type { TradeRecord } from './trade-record.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

interface Sent {
  sender?: string
  at?: string
  number?: number | null
}
/** What becomes of the records of a message. */
const send = async ({ sender = 'Kiadó', at = '2026-11-01', number = null }: Sent, ...records: TradeRecord[]) => {
  const message = { sentAt: new Date(at), number }
  return (await runImport(shop, { ...sourceOf(records, sender), message })).outcomes
}

let next = 0
/** A new book with an ISBN of its own in each test. */
const book = (parts: Parameters<typeof tradeRecord>[0] = {}): TradeRecord => {
  const number = String(next++).padStart(3, '0')
  return tradeRecord({
    reference: `id-${number}`,
    isbn: `97896399${number}17`,
    sku: `97896399${number}17`,
    ...parts,
    about: { title: `Próba ${number}`, ...parts.about },
  })
}
const titled = (record: TradeRecord, subtitle: string): TradeRecord =>
  record.about ? { ...record, about: { ...record.about, subtitle } } : record
const subtitleOf = async (record: TradeRecord) =>
  (
    await rowsOf(
      shop,
      `select subtitle from products p join variants v on v.product_id = p.id where v.isbn = '${record.isbn}'`,
    )
  )[0]?.subtitle

describe('a reference', () => {
  test('is that of its sender: another sender’s is another book', async () => {
    const [first, second] = [book(), book()]
    await send({ sender: 'Egyik' }, { ...first, reference: '1001' })
    expect(await send({ sender: 'Másik' }, { ...second, reference: '1001' })).toMatchObject([{ status: 'added' }])
  })

  test('of two senders without an ISBN leads to two books', async () => {
    const [first, second] = [book(), book()].map((record) => ({
      ...record,
      reference: '2002',
      isbn: null,
      sku: '2002',
    }))
    await send({ sender: 'Egyik' }, first as TradeRecord)
    expect(await send({ sender: 'Másik' }, second as TradeRecord)).toMatchObject([{ status: 'added' }])
    expect(await rowsOf(shop, `select sku from variants where sku like '2002%' order by sku`)).toEqual([
      { sku: '2002' },
      { sku: '2002-masik' },
    ])
  })

  test('may change; deleting the old one does not delete the book', async () => {
    const record = book()
    await send({}, record)
    expect(
      await send({ at: '2026-11-02' }, { ...record, reference: 'new' }, { ...record, notice: 'delete' }),
    ).toMatchObject([
      { status: 'left', notes: [{ code: 'reference_changed', detail: record.reference }] },
      { status: 'left', notes: [{ code: 'unknown_record' }] },
    ])
    expect((await variantOf(shop, 'new')).active).toBe(true)
  })
})

describe('of two messages', () => {
  test('the newer one counts, in whatever order they come', async () => {
    const record = book()
    await send({ at: '2026-11-10' }, titled(record, 'új'))
    expect(await send({ at: '2026-11-09' }, titled(record, 'régi'))).toMatchObject([
      { status: 'left', notes: [{ code: 'older_message' }] },
    ])
    expect(await subtitleOf(record)).toBe('új')
    await send({ at: '2026-11-11' }, titled(record, 'legújabb'))
    expect(await subtitleOf(record)).toBe('legújabb')
  })

  test('of one day the one with the higher number counts', async () => {
    const record = book()
    await send({ at: '2026-11-10', number: 8 }, titled(record, 'nyolcadik'))
    expect(await send({ at: '2026-11-10', number: 7 }, titled(record, 'hetedik'))).toMatchObject([
      { notes: [{ code: 'older_message' }] },
    ])
    expect(await send({ at: '2026-11-10', number: 9 }, titled(record, 'kilencedik'))).toMatchObject([
      { status: 'changed' },
    ])
  })

  test('the newer one counts although it says what was known already', async () => {
    const record = book()
    await send({ at: '2026-11-01' }, titled(record, 'jó'))
    expect(await send({ at: '2026-11-05' }, titled(record, 'jó'))).toMatchObject([{ status: 'left' }])
    expect(await send({ at: '2026-11-03' }, titled(record, 'rossz'))).toMatchObject([
      { notes: [{ code: 'older_message' }] },
    ])
  })
})

describe('one ISBN', () => {
  test('in two records of one file is refused by name, also the second time', async () => {
    const record = book()
    const twin = { ...record, reference: `${record.reference}-b` }
    for (const status of ['added', 'left'])
      expect(await send({}, record, twin)).toMatchObject([
        { status },
        { status: 'refused', notes: [{ code: 'isbn_twice', detail: record.reference }] },
      ])
  })

  test('of one record that is repeated is noted', async () => {
    const record = book()
    expect(await send({}, titled(record, 'a'), titled(record, 'b'))).toMatchObject([
      { status: 'added' },
      { status: 'changed', notes: [{ code: 'record_repeated' }] },
    ])
    expect(await subtitleOf(record)).toBe('b')
  })

  test('of another variant is refused, and says whose it is', async () => {
    const [record, other] = [book(), book()]
    await send({}, record, other)
    expect(await send({ at: '2026-11-02' }, { ...record, isbn: other.isbn })).toMatchObject([
      { status: 'refused', notes: [{ code: 'isbn_taken', detail: `${other.isbn}, Kiadó ${other.reference}` }] },
    ])
  })

  test('from a second sender: the first one leads, and the second one’s copies count', async () => {
    const record = book()
    await send({ sender: 'Kiadó' }, titled(record, 'a kiadóé'))
    const supply = {
      vatRate: 5 as const,
      prices: [{ currency: 'HUF' as const, gross: 1, originalGross: null }],
      ended: [],
      onHand: null,
      suppliers: [{ name: 'Nagyker', copies: 40, leadDays: 2 }],
    }
    expect(await send({ sender: 'Nagyker' }, { ...titled(record, 'a nagykeré'), supply })).toMatchObject([
      { status: 'changed', changes: ['supplied'], notes: [{ code: 'other_sender_leads', detail: 'Kiadó' }] },
    ])
    expect(await subtitleOf(record)).toBe('a kiadóé')
    expect(
      await rowsOf(
        shop,
        `select gross from prices p join variants v on v.id = p.variant_id where v.isbn = '${record.isbn}' and currency = 'HUF'`,
      ),
    ).toEqual([{ gross: 2990 }])
    expect(await send({ sender: 'Nagyker' }, { ...record, notice: 'delete' })).toMatchObject([
      { status: 'left', notes: [{ code: 'other_sender_leads' }] },
    ])
    expect((await variantOf(shop, record.reference)).active).toBe(true)
  })

  test('is led by the sender that the shop has set for its publisher', async () => {
    const record = book()
    await send({ sender: 'Nagyker' }, titled(record, 'a nagykeré'))
    await writeConfigEntry(shop.services.db, 'leading_feeds', [{ publisher: 'Próbakiadó', sender: 'Kiadó' }])
    await send({ sender: 'Kiadó' }, titled(record, 'a kiadóé'))
    expect(await subtitleOf(record)).toBe('a kiadóé')
    expect(await send({ sender: 'Nagyker', at: '2026-11-20' }, titled(record, 'megint a nagykeré'))).toMatchObject([
      { notes: [{ code: 'other_sender_leads', detail: 'Kiadó' }] },
    ])
    await writeConfigEntry(shop.services.db, 'leading_feeds', [])
  })

  test('is led by another sender as soon as the shop has set it so, although both say what they said before', async () => {
    const record = book()
    const [first, second] = [titled(record, 'a nagykeré'), titled(record, 'a kiadóé')]
    await send({ sender: 'Nagyker' }, first)
    await send({ sender: 'Kiadó' }, second)
    expect(await subtitleOf(record)).toBe('a nagykeré')
    await writeConfigEntry(shop.services.db, 'leading_feeds', [{ publisher: '*', sender: 'Kiadó' }])
    expect(await send({ sender: 'Nagyker' }, first)).toMatchObject([{ notes: [{ code: 'other_sender_leads' }] }])
    expect(await send({ sender: 'Kiadó' }, second)).toMatchObject([{ status: 'changed', changes: ['subtitle'] }])
    expect(await send({ sender: 'Kiadó' }, second)).toMatchObject([{ status: 'left', notes: [] }])
    await writeConfigEntry(shop.services.db, 'leading_feeds', [])
    expect(await send({ sender: 'Nagyker' }, first)).toMatchObject([{ status: 'changed', changes: ['subtitle'] }])
    expect(await subtitleOf(record)).toBe('a nagykeré')
  })

  test('in a table of the shop’s own always counts', async () => {
    const record = book()
    await send({ sender: 'Kiadó' }, titled(record, 'a kiadóé'))
    await runImport(shop, sourceOf([titled(record, 'a miénk')], 'csv'))
    expect(await subtitleOf(record)).toBe('a miénk')
  })
})
