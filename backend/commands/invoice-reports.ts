import { findReports, reopenReport } from '../modules/invoices/service.ts'
import { audit } from './audit.ts'
import type { Command } from './command.ts'
import { CommandError } from './command-error.ts'

const statuses = ['due', 'sending', 'sent', 'accepted', 'refused'] as const

export const listReports: Command = {
  usage: '[--status STATUS] [--limit N] [--json]',
  summary: 'List what the tax authority knows of invoices, and what it refused.',
  run: async ({ db, print }, _args, { json, status, limit }) => {
    const wanted = statuses.find((one) => one === status)
    if (status !== undefined && !wanted)
      throw new CommandError(`There is no status ${status}. The statuses are: ${statuses.join(', ')}`)
    const rows = await findReports(db, { status: wanted, limit })
    if (json) print(JSON.stringify(rows, null, 2))
    else
      for (const { number, issuedOn, report } of rows)
        print(
          [
            number,
            issuedOn,
            report.status.padEnd(8),
            report.transactionId ?? '-',
            report.messages.map(({ code, text }) => `${code}: ${text}`).join('; '),
          ].join('  '),
        )
    return 0
  },
}

export const repeatReport: Command = {
  usage: 'NUMBER',
  summary: 'Report an invoice again that the tax authority has refused.',
  run: async (shop, [number = '']) => {
    await shop.db.transaction(async (db) => {
      if (!(await reopenReport(db, number, shop.now())))
        throw new CommandError(`There is no refused report of ${number || 'an empty number'}.`)
      await audit({ ...shop, db }, 'invoice.report', number, {})
    })
    shop.print(`${number} will be reported again.`)
    return 0
  },
}
