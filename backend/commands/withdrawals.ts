import {
  type Accepted,
  acceptWithdrawal as accept,
  findWaitingWithdrawals,
  findWithdrawalByNumber,
} from '../modules/withdrawals/service.ts'
import { audit } from './audit.ts'
import type { Command } from './command.ts'
import { CommandError } from './command-error.ts'

export const listWithdrawals: Command = {
  usage: '[--json]',
  summary: 'List withdrawals that wait to be accepted, the oldest first.',
  run: async ({ db, print }, _args, { json }) => {
    const rows = await findWaitingWithdrawals(db)
    if (json) print(JSON.stringify(rows, null, 2))
    else
      for (const { number, declaredAt, orderStatus, copies, name, reason } of rows)
        print(
          [
            number,
            declaredAt.toISOString(),
            orderStatus.padEnd(10),
            String(copies).padStart(3),
            name,
            reason ?? '',
          ].join('  '),
        )
    return 0
  },
}

const refusals = {
  unknown: () => 'The order of the withdrawal is gone.',
  accepted_before: (number: string) => `Withdrawal ${number} was accepted before.`,
  not_paid_yet: (number: string) =>
    `The order of ${number} is paid at the door and has not been handed over. Accept the withdrawal after that, or cancel the order when its parcel has come back.`,
  not_invoiced_yet: (number: string) => `The order of ${number} has no invoice yet. Try again in a minute.`,
}

const ways = { provider: 'by the payment provider', transfer: 'by a transfer that you make', none: 'no money is due' }

const outcomeOf = ({ amount, currency, refundBy, isCancelled }: Accepted): string =>
  `${amount} (${currency}), ${ways[refundBy]}${isCancelled ? ', and the order is cancelled' : ''}`

const readRestock = (word: string | undefined): boolean => {
  if (word === undefined) return false
  if (word !== 'restock') throw new CommandError(`${word} is not understood: only restock may follow the number.`)
  return true
}

export const acceptWithdrawal: Command = {
  usage: 'NUMBER [restock]',
  summary:
    'Accept a withdrawal: give the money back, correct the invoice, tell the buyer. restock: sell the copies again.',
  run: async (shop, [number = '', word]) => {
    const isRestocked = readRestock(word)
    const withdrawal = await findWithdrawalByNumber(shop.db, number)
    if (!withdrawal) throw new CommandError(`There is no withdrawal ${number || 'with an empty number'}.`)
    const jobs = await shop.openJobs()
    const accepted = await shop.db.transaction(async (db) => {
      const result = await accept({ ...shop, db, jobs }, withdrawal, isRestocked)
      if (typeof result === 'string') throw new CommandError(refusals[result](number))
      await audit({ ...shop, db }, 'withdrawal.accept', number, { ...result, isRestocked })
      return result
    })
    shop.print(`${number}: ${outcomeOf(accepted)}`)
    return 0
  },
}
