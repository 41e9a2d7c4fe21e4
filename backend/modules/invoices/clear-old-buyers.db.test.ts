import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'
import { deleteExpiredData } from '../retention/service.ts'
import { memoryFiles, order } from './invoices.test-support.ts'
import { followOrder } from './service.ts'

let shop: TestShop
const { files, stored } = memoryFiles()
beforeAll(async () => {
  shop = await openShop(1_000, { files })
})
afterAll(() => shop.close())

const run = async (sql: string, values: unknown[] = []) => (await shop.connection.pool.query(sql, values)).rows

/** Issues an invoice, and dates it back. */
const issueIn = async (day: string): Promise<number> => {
  const { id } = await order(shop)
  await followOrder(shop.services, id)
  const [{ id: invoiceId }] = await run('select id from invoices where order_id = $1', [id])
  await run('alter table invoices disable trigger invoices_never_change')
  await run('update invoices set issued_on = $2, due_on = $2, performed_on = $2 where id = $1', [invoiceId, day])
  await run('alter table invoices enable trigger invoices_never_change')
  return invoiceId
}
const buyerOf = async (id: number) => (await run('select buyer from invoices where id = $1', [id]))[0].buyer

test('eight years after its year an invoice loses its buyer and its document, and nothing else', async () => {
  const [old, young] = [await issueIn('2017-12-31'), await issueIn('2018-01-01')]
  const [before] = await run(`select to_jsonb(i) - 'buyer' as rest from invoices i where id = $1`, [old])
  const buyer = await buyerOf(young)
  expect(stored.size).toBe(2)

  await deleteExpiredData({ ...shop.services, now: () => new Date('2025-12-31T12:00:00Z') })
  expect((await buyerOf(old)).name).not.toBe('')
  await deleteExpiredData({ ...shop.services, now: () => new Date('2026-01-01T12:00:00Z') })
  expect(await buyerOf(old)).toEqual({
    name: '',
    country: '',
    ZIPCode: '',
    city: '',
    addressLine: '',
    taxNumber: null,
  })
  expect(await run(`select to_jsonb(i) - 'buyer' as rest from invoices i where id = $1`, [old])).toEqual([before])
  expect(await run('select invoice_id from invoice_documents')).toEqual([{ invoice_id: young }])
  expect(stored.size).toBe(1)
  expect(await buyerOf(young)).toEqual(buyer)
})

test('a younger invoice is refused by the database, whatever the code does', async () => {
  const id = await issueIn('2019-06-01')
  const noBuyer = '{"name": "", "country": "", "ZIPCode": "", "city": "", "addressLine": "", "taxNumber": null}'
  const clear = (buyer: string) => run('update invoices set buyer = $2 where id = $1', [id, buyer])
  await expect(clear(noBuyer)).rejects.toThrow('never changed')
  await expect(run('delete from invoice_documents where invoice_id = $1', [id])).rejects.toThrow('never changed')
  const old = await issueIn('2016-06-01')
  await expect(run(`update invoices set buyer = buyer || '{"name": "Más"}' where id = $1`, [old])).rejects.toThrow(
    'never changed',
  )
})
