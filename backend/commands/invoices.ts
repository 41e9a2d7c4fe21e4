import { type InvoiceStatus, invoiceStatuses } from '#contracts/invoice-parts.ts'
import { correctInvoice, findInvoiceByNumber, findLatestInvoices } from '../modules/invoices/service.ts'
import { lockOrder } from '../modules/orders/service.ts'
import { findLatestAttempt, updatePayment } from '../modules/payments/service.ts'
import { audit } from './audit.ts'
import type { Command } from './command.ts'
import { CommandError } from './command-error.ts'
import type { Shop } from './shop.ts'

const readStatus = (status: string | undefined): InvoiceStatus | undefined => {
  const found = invoiceStatuses.find((one) => one === status)
  if (status !== undefined && !found)
    throw new CommandError(`There is no status ${status}. The statuses are: ${invoiceStatuses.join(', ')}`)
  return found
}

export const listInvoices: Command = {
  usage: '[--status STATUS] [--limit N] [--json]',
  summary: 'List the latest invoices, corrections and stornos.',
  run: async ({ db, print }, _args, { json, status, limit }) => {
    const rows = await findLatestInvoices(db, { status: readStatus(status), limit })
    if (json) print(JSON.stringify(rows, null, 2))
    else
      for (const { number, kind, status, issuedOn, gross, currency, orderNumber } of rows)
        print(
          [number, kind.padEnd(10), status.padEnd(8), issuedOn, String(gross).padStart(8), currency, orderNumber].join(
            '  ',
          ),
        )
    return 0
  },
}

const readReturn = (text: string): { position: number; quantity: number } => {
  const [, position, quantity] = /^(\d{1,4})=(\d{1,6})$/.exec(text) ?? []
  if (position === undefined || quantity === undefined)
    throw new CommandError(`${text} is not LINE=QUANTITY, as in 2=1: one copy of the second line comes back.`)
  return { position: Number(position), quantity: Number(quantity) }
}

const correct = async (shop: Shop, number: string, reason: string, lines: string[] | undefined): Promise<number> => {
  const invoice = await findInvoiceByNumber(shop.db, number)
  if (invoice?.kind !== 'invoice') throw new CommandError(`There is no invoice ${number || 'with an empty number'}.`)
  if (!reason) throw new CommandError('Say why: the reason is printed on the correction.')
  const returns = lines?.map(readReturn)
  const jobs = await shop.openJobs()
  await shop.db.transaction(async (db) => {
    await lockOrder({ db }, invoice.orderId)
    const made = await correctInvoice({ ...shop, db }, invoice, reason, returns)
    if (!made.ok)
      throw new CommandError(
        made.code === 'not_found'
          ? `Nothing is left of invoice ${number}.`
          : `Invoice ${number} has no such lines, or more would come back than is left of them.`,
      )
    await jobs.enqueue(db, 'order-invoices', { orderId: invoice.orderId })
    await audit({ ...shop, db }, `invoice.${made.value.kind}`, number, { number: made.value.number, reason })
    shop.print(`${number}: ${made.value.kind} ${made.value.number}, ${made.value.gross} ${made.value.currency}`)
  })
  return 0
}

export const cancelInvoice: Command = {
  usage: 'NUMBER REASON',
  summary: 'Take back all that is left of an invoice by a storno.',
  run: (shop, [number = '', ...reason]) => correct(shop, number, reason.join(' '), undefined),
}

export const correctLines: Command = {
  usage: 'NUMBER LINE=QUANTITY… REASON',
  summary: 'Take back lines of an invoice by a correction: 2=1 is one copy of its second line.',
  run: (shop, [number = '', ...words]) => {
    const lines = words.filter((word) => word.includes('='))
    if (lines.length === 0) throw new CommandError('Name the lines that come back, as in 2=1.')
    return correct(shop, number, words.filter((word) => !word.includes('=')).join(' '), lines)
  },
}

export const payInvoice: Command = {
  usage: 'NUMBER',
  summary: 'Record that the transfer for an invoice has arrived.',
  run: async (shop, [number = '']) => {
    const invoice = await findInvoiceByNumber(shop.db, number)
    if (invoice?.kind !== 'invoice') throw new CommandError(`There is no invoice ${number || 'with an empty number'}.`)
    const jobs = await shop.openJobs()
    await shop.db.transaction(async (db) => {
      await lockOrder({ db }, invoice.orderId)
      const payment = await findLatestAttempt(db, invoice.orderId)
      if (payment?.method !== 'transfer' || payment.status !== 'created')
        throw new CommandError(`Invoice ${number} does not wait for a transfer.`)
      await updatePayment(db, payment.id, { status: 'paid', result: 'SUCCESSFUL', completedAt: shop.now() })
      await jobs.enqueue(db, 'order-invoices', { orderId: invoice.orderId })
      await audit({ ...shop, db }, 'invoice.paid', number, null)
    })
    shop.print(`${number}: paid`)
    return 0
  },
}
