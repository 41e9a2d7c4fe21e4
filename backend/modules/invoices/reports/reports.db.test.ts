import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listReports, repeatReport } from '../../../commands/invoice-reports.ts'
import { runCommand } from '../../../commands/run-command.test-support.ts'
import { createNav } from '../../../ports/tax-authority/nav/client.ts'
import { sandboxAccount } from '../../../ports/tax-authority/nav/simulator/account.ts'
import { createNavSimulator } from '../../../ports/tax-authority/nav/simulator/simulator.ts'
import { openShop, type TestShop } from '../../orders/shop.test-support.ts'
import { memoryFiles, order } from '../invoices.test-support.ts'
import { selectByOrder } from '../queries.ts'
import { correctInvoice, followOrder, reportInvoices } from '../service.ts'

let shop: TestShop
const now = () => shop.clock.now()
const simulator = createNavSimulator({ now: () => now() })
let calls = 0
const taxAuthority = createNav({
  baseUrl: 'http://nav.example/nav/invoiceService/v3/',
  account: sandboxAccount,
  now: () => now(),
  newRequestId: () => `RID${++calls}`,
  send: async (url, request) => ({ body: await (await simulator.app.request(url, request)).text() }),
})
beforeAll(async () => void (shop = await openShop(1_000, { files: memoryFiles().files, taxAuthority })))
beforeEach(() => void (simulator.settings.fault = 'none'))
afterAll(() => shop.close())

/** The schedule runs once a minute. */
const minutes = async (count: number) => {
  for (let minute = 0; minute < count; minute++) {
    shop.clock.advance(60_000)
    await reportInvoices(shop.services)
  }
}
const invoiced = async () => {
  const ordered = await order(shop, { format: 'ebook' })
  await followOrder(shop.services, ordered.id)
  const [invoice] = await selectByOrder(shop.connection.db, ordered.id)
  if (!invoice) throw new Error('The order has no invoice')
  return invoice
}
const reportOf = async ({ id }: { id: number }) =>
  (
    await shop.connection.pool.query<{ status: string; tries: number; messages: { code: string }[] }>(
      'select status, tries, messages from invoice_reports where invoice_id = $1',
      [id],
    )
  ).rows[0]

describe('an invoice', () => {
  test('is reported by itself, once, and accepted', async () => {
    const invoice = await invoiced()
    expect(await reportOf(invoice)).toMatchObject({ status: 'due', tries: 0 })
    await Promise.all([reportInvoices(shop.services), reportInvoices(shop.services)])
    expect(await reportOf(invoice)).toMatchObject({ status: 'sent' })
    await minutes(20)
    expect(await reportOf(invoice)).toMatchObject({ status: 'accepted', messages: [] })
    expect(simulator.ledger.invoices[invoice.number]).toEqual({ lines: 1, corrections: 0 })
  })

  test('is reported before its storno, and the storno after it', async () => {
    const invoice = await invoiced()
    const made = await correctInvoice(shop.services, invoice, 'Őszi ok')
    const storno = made.ok ? made.value : invoice
    await reportInvoices(shop.services)
    expect([(await reportOf(invoice))?.status, (await reportOf(storno))?.status]).toEqual(['sent', 'due'])
    await minutes(40)
    expect([(await reportOf(invoice))?.status, (await reportOf(storno))?.status]).toEqual(['accepted', 'accepted'])
    expect(simulator.ledger.invoices[invoice.number]).toEqual({ lines: 2, corrections: 1 })
  })

  test.each(['down', 'malformed', 'lost-answer'] as const)(
    'waits for an authority that is %s, and is known there once in the end',
    async (fault) => {
      const invoice = await invoiced()
      simulator.settings.fault = fault
      await minutes(5)
      // A report whose answer was lost is found at the next try.
      const wanted =
        fault === 'lost-answer' ? { status: 'accepted' } : { status: 'sending', messages: [{ code: 'unreachable' }] }
      expect(await reportOf(invoice)).toMatchObject(wanted)
      simulator.settings.fault = 'none'
      await minutes(90)
      expect((await reportOf(invoice))?.status).toBe('accepted')
    },
  )

  test('that the authority refuses is listed with the reason, and reported again by hand', async () => {
    const invoice = await invoiced()
    // As if another program had used the number; the answer to it is the authority's own.
    simulator.ledger.transactions['LOST'] = {
      polls: 9,
      result: {
        status: 'refused',
        messages: [{ level: 'ERROR', code: 'SCHEMA_VIOLATION', text: 'A line is missing.' }],
      },
    }
    await shop.connection.pool.query(
      `update invoice_reports set status = 'sent', transaction_id = 'LOST' where invoice_id = $1`,
      [invoice.id],
    )
    await minutes(1)
    const { text } = await runCommand(shop, listReports, [], { status: 'refused' })
    expect(text).toContain(`${invoice.number}  2026-11-21  refused   LOST  SCHEMA_VIOLATION: A line is missing.`)
    await expect(runCommand(shop, repeatReport, ['SZ-2026-999999'])).rejects.toThrow('no refused report')
    expect((await runCommand(shop, repeatReport, [invoice.number])).text).toContain('will be reported again')
    await minutes(20)
    expect((await reportOf(invoice))?.status).toBe('accepted')
    expect((await runCommand(shop, listReports, [], { status: 'refused' })).text).toBe('')
  })
})

test('without an account nothing is reported, and nothing is lost', async () => {
  const invoice = await invoiced()
  await reportInvoices({ ...shop.services, taxAuthority: undefined })
  expect(await reportOf(invoice)).toMatchObject({ status: 'due', tries: 0 })
})
