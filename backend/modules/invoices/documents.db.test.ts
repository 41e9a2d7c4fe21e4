import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { ok } from '../../kernel/result.ts'
import { FilesError } from '../../ports/files/port.ts'
import { contact, jobsOf } from '../checkout/checkout.test-support.ts'
import { sendInvoiceMail } from '../mail/service.ts'
import { advanceOrder, cancelOrder, lockOrder } from '../orders/service.ts'
import { openShop, type TestShop, type Visitor } from '../orders/shop.test-support.ts'
import { memoryFiles, type Ordered, order } from './invoices.test-support.ts'
import { readPdf } from '../../pdf/read-pdf.test-support.ts'
import { selectByOrder } from './queries.ts'
import { followOrder, sweepInvoices } from './service.ts'

const { files, stored, fault } = memoryFiles()
let shop: TestShop
beforeAll(async () => void (shop = await openShop(1_000, { files })))
beforeEach(() => void (fault.isDown = false))
afterAll(() => shop.close())

const sql = (text: string, values: unknown[] = []) => shop.connection.pool.query(text, values)
const follow = ({ id }: Ordered) => followOrder(shop.services, id)
const invoicesOf = ({ id }: Ordered) => selectByOrder(shop.connection.db, id)
const statusesOf = async (ordered: Ordered) => (await invoicesOf(ordered)).map(({ status }) => status)
const advance = async ({ id }: Ordered, work: 'advance' | 'cancel') =>
  inTransaction(shop.services, async (tx) => {
    const row = await lockOrder(tx, id)
    if (row) await (work === 'advance' ? advanceOrder(tx, row, 'test') : cancelOrder(tx, row, 'test'))
    return ok(null)
  })
const later = async (days: number, look: () => Promise<void>) => {
  shop.clock.advance(days * 86_400_000)
  await look().finally(() => shop.clock.advance(-days * 86_400_000))
}

describe('the document of an invoice', () => {
  test('is made once, is stored with its hash, and never changes', async () => {
    const ordered = await order(shop)
    await Promise.all([follow(ordered), follow(ordered), follow(ordered)])
    const [invoice] = await invoicesOf(ordered)
    const { rows } = await sql('select * from invoice_documents where invoice_id = $1', [invoice?.id])
    expect(rows).toHaveLength(1)
    const bytes = stored.get(rows[0].file) ?? new Uint8Array()
    expect(rows[0]).toMatchObject({ sha256: createHash('sha256').update(bytes).digest('hex'), size: bytes.length })
    expect(readPdf(bytes)).toContain(`Számla ${invoice?.number}`)
    await expect(
      sql(`update invoice_documents set sha256 = 'x' where invoice_id = $1`, [invoice?.id]),
    ).rejects.toMatchObject({ constraint: 'invoices_never_change' })
    const { rows: history } = await sql(
      'select from_status, to_status from invoice_history where invoice_id = $1 order by id',
      [invoice?.id],
    )
    expect(history.map(({ from_status: from, to_status: to }) => [from, to])).toEqual([
      [null, 'created'],
      ['created', 'accepted'],
      ['accepted', 'paid'],
    ])
  })

  test('is made later if the storage is away, by the job or by the sweeper', async () => {
    const ordered = await order(shop)
    fault.isDown = true
    await expect(follow(ordered)).rejects.toThrow(FilesError)
    expect(await statusesOf(ordered)).toEqual(['created'])
    await later(1, async () => {
      await sweepInvoices(shop.services)
      expect(await statusesOf(ordered)).toEqual(['created'])
      fault.isDown = false
      await sweepInvoices(shop.services)
      expect(await statusesOf(ordered)).toEqual(['paid'])
    })
  })
})

describe('the status of an invoice', () => {
  test('of a parcel that is paid at the door: waits, expires after its day, and is paid with the parcel', async () => {
    const ordered = await order(shop, { payment: 'cash_on_delivery' })
    await advance(ordered, 'advance')
    await follow(ordered)
    expect(await statusesOf(ordered)).toEqual(['accepted'])
    await sweepInvoices(shop.services)
    expect(await statusesOf(ordered)).toEqual(['accepted'])
    await later(60, async () => {
      await sweepInvoices(shop.services)
      expect(await statusesOf(ordered)).toEqual(['expired'])
      await advance(ordered, 'advance')
      await follow(ordered)
      expect(await statusesOf(ordered)).toEqual(['paid'])
    })
  })

  test('of a cancelled order: nothing is owed for what was never paid; money has to go back first', async () => {
    const unpaid = await order(shop, { payment: 'cash_on_delivery' })
    await advance(unpaid, 'advance')
    await follow(unpaid)
    await advance(unpaid, 'cancel')
    await follow(unpaid)
    expect(await statusesOf(unpaid)).toEqual(['paid', 'paid'])

    const paid = await order(shop)
    await follow(paid)
    await advance(paid, 'cancel')
    await follow(paid)
    expect(await statusesOf(paid)).toEqual(['paid', 'accepted'])
    await sql(
      `insert into refunds (payment_id, amount, reason, status, at) select id, amount, 'test', 'done', now() from payments where order_id = $1`,
      [paid.id],
    )
    await follow(paid)
    expect(await statusesOf(paid)).toEqual(['paid', 'paid'])
  })
})

describe('the document is handed out', () => {
  let ordered: Ordered
  let id: string
  beforeAll(async () => {
    ordered = await order(shop, { quantity: 2 })
    await follow(ordered)
    id = (await invoicesOf(ordered))[0]?.uuid ?? ''
  })
  const asset = (visitor: Visitor) => visitor.call('GET /v2.0/me/invoice-asset/{id}', { params: { id } })
  const file = (visitor: Visitor, body: { email?: string } = {}, uuid = ordered.uuid) =>
    visitor.call('POST /orders/{uuid}/invoices/{id}/file', { params: { uuid, id }, body })

  test('to its owner, and to no cache', async () => {
    for (const reply of [await asset(ordered.visitor), await file(ordered.visitor)]) {
      expect(reply.status).toBe(200)
      expect(reply.headers.get('cache-control')).toBe('private, no-store')
      expect(reply.headers.get('content-type')).toBe('application/pdf')
      expect(reply.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''SZ-2026-\d{6}\.pdf$/)
      const bytes = new Uint8Array(await new Response(reply.body.content).arrayBuffer())
      expect(reply.headers.get('content-length')).toBe(String(bytes.length))
      expect(readPdf(bytes)).toContain('2 db')
    }
  })

  test('to a guest who knows the e-mail address of the order, and to nobody else', async () => {
    const stranger = await shop.visit()
    expect((await file(shop.guest, { email: contact.email })).status).toBe(200)
    expect(await file(shop.guest, { email: 'else@example.hu' })).toMatchObject({ code: 'verification_failed' })
    for (const reply of [await asset(stranger), await file(stranger), await file(shop.guest)])
      expect(reply).toMatchObject({ status: 404, code: 'not_found' })
    expect(await asset(shop.guest)).toMatchObject({ status: 401, code: 'unauthenticated' })
  })

  test('under its own order alone', async () => {
    const other = await order(shop, { visitor: ordered.visitor })
    expect(await file(ordered.visitor, {}, other.uuid)).toMatchObject({ status: 404 })
  })

  test('with its lines and its VAT table as data', async () => {
    const { visitor } = ordered
    const { body } = await visitor.call('GET /v2.0/me/order-invoices/{orderId}', { params: { orderId: ordered.uuid } })
    expect(body).toMatchObject({
      count: 1,
      cursor: null,
      items: [{ id, kind: 'invoice', status: 'paid', hasFile: true }],
    })
    const { body: detail } = await visitor.call('GET /v2.0/me/invoices/{id}', { params: { id } })
    expect(detail).toMatchObject({ ...body.items[0], orderNumber: ordered.number, corrects: null })
    expect(detail.lines.map(({ kind, quantity }) => [kind, quantity])).toEqual([
      ['item', 2],
      ['shipping', 1],
    ])
    expect(detail.vat.reduce((sum, { gross }) => sum + gross, 0)).toBe(detail.total.gross)
    const stranger = await shop.visit()
    expect(
      await stranger.call('GET /v2.0/me/order-invoices/{orderId}', { params: { orderId: ordered.uuid } }),
    ).toMatchObject({ status: 404 })
    expect(await stranger.call('GET /v2.0/me/invoices/{id}', { params: { id } })).toMatchObject({ status: 404 })
  })

  test('and its buyer is told by one mail, which leads to the page of the order', async () => {
    const invoiceId = (await invoicesOf(ordered))[0]?.id ?? 0
    expect(await jobsOf(shop, 'invoice-mail')).toContainEqual({ invoiceId })
    await Promise.all([sendInvoiceMail(shop.services, invoiceId), sendInvoiceMail(shop.services, invoiceId)])
    const mails = shop.mails.filter(({ key }) => key === `invoice-${invoiceId}`)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({
      to: contact.email,
      subject: expect.stringMatching(/^Elkészült a számlád: SZ-2026-/),
    })
    expect(mails[0]?.text).toContain(`http://localhost:3000/rendelesek/${ordered.uuid}/`)
    expect(mails[0]?.text).toContain(ordered.number)
  })

  test('only as it was made: a file that somebody has changed or lost is not an invoice', async () => {
    const name = [...stored.keys()].find((one) => one.includes(id)) ?? ''
    const bytes = stored.get(name) ?? new Uint8Array()
    stored.set(
      name,
      bytes.map((byte, index) => (index === 900 ? byte ^ 1 : byte)),
    )
    expect(await asset(ordered.visitor)).toMatchObject({ status: 503, code: 'files_unavailable' })
    stored.delete(name)
    expect(await asset(ordered.visitor)).toMatchObject({ status: 503, code: 'files_unavailable' })
    stored.set(name, bytes)
    expect((await asset(ordered.visitor)).status).toBe(200)
  })
})
