import { isByHand } from '../modules/payments/rules/by-hand.ts'
import { findPaid, findDueRefunds, insertRefund, lockPayment, sumRefunds } from '../modules/payments/service.ts'
import { orderOf } from './orders.ts'
import { audit } from './audit.ts'
import type { Command } from './command.ts'
import { CommandError } from './command-error.ts'

export const listRefunds: Command = {
  usage: '[--json]',
  summary: 'List refunds that are due.',
  run: async ({ db, print }, _args, { json }) => {
    const rows = await findDueRefunds(db)
    if (json) print(JSON.stringify(rows, null, 2))
    else
      for (const { number, amount, currency, reason, at } of rows)
        print([number, String(amount).padStart(8), currency, at.toISOString(), reason].join('  '))
    return 0
  },
}

export const retryRefunds: Command = {
  usage: '',
  summary: 'Pay due refunds now, also those without tries left. No refund is paid twice.',
  run: async (shop) => {
    const jobs = await shop.openJobs()
    const due = await shop.db.transaction(async (db) => {
      const rows = await findDueRefunds(db)
      for (const { id, number } of rows) {
        await jobs.enqueue(db, 'refund', { refundId: id })
        await audit({ ...shop, db }, 'refund.retry', number, { refundId: id })
      }
      return rows
    })
    shop.print(`Refunds started: ${due.length}`)
    return 0
  },
}

/** In the currency's minor unit. */
const amountOf = (text: string, rest: number): number => {
  const amount = text === 'all' ? rest : Number(text)
  if (!Number.isSafeInteger(amount) || amount <= 0)
    throw new CommandError(`${text || 'Nothing'} is no amount: a whole number of forints or cents, or all.`)
  if (amount > rest) throw new CommandError(`Only ${rest} can still be refunded.`)
  return amount
}

export const addRefund: Command = {
  usage: 'NUMBER AMOUNT|all REASON',
  summary: 'Refund a paid order, or a part of it, in forints or cents. The same reason refunds once.',
  run: async (shop, [number = '', text = '', ...words]) => {
    const reason = words.join(' ').trim()
    if (!reason) throw new CommandError('Say why: npm run shop -- refunds add NUMBER AMOUNT REASON')
    const jobs = await shop.openJobs()
    const { currency, amount } = await shop.db.transaction(async (db) => {
      const order = await orderOf(db, number)
      const paid = await findPaid(db, order.id)
      if (!paid) throw new CommandError(`Order ${number} has no payment that could be refunded.`)
      if (isByHand(paid.method)) throw new CommandError(`Order ${number} was not paid online.`)
      // Two commands at the same time must not give back more than was paid.
      await lockPayment(db, paid.id)
      const amount = amountOf(text, paid.amount - (await sumRefunds(db, paid.id)))
      const at = shop.now()
      const id = await insertRefund(db, { paymentId: paid.id, kind: 'manual', amount, reason, at })
      if (id === undefined) throw new CommandError(`Order ${number} has a refund for this reason already: ${reason}`)
      await jobs.enqueue(db, 'refund', { refundId: id })
      await audit({ ...shop, db }, 'refund.add', number, { refundId: id, amount, reason })
      return { currency: paid.currency, amount }
    })
    shop.print(`Refund of ${amount} (${currency}) requested: ${number}`)
    return 0
  },
}
