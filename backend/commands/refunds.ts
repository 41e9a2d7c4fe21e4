import { findDueRefunds } from '../modules/payments/service.ts'
import { audit } from './audit.ts'
import type { Command } from './command.ts'

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
