import { ratingStatuses } from '#contracts/ratings.ts'
import { decideRating, findOrderRatings, findRatings } from '../modules/ratings/service.ts'
import { audit } from './audit.ts'
import type { Command } from './command.ts'
import { CommandError } from './command-error.ts'

type Status = (typeof ratingStatuses)[number]
const isStatus = (value: string): value is Status => ratingStatuses.some((status) => status === value)

export const listRatings: Command = {
  usage: '[--status waiting|approved|refused] [--limit N] [--json]',
  summary: 'List ratings, by default those that wait for a decision.',
  run: async ({ db, print }, _args, { json, status = 'waiting', limit }) => {
    if (!isStatus(status))
      throw new CommandError(`There is no status ${status}. There are: ${ratingStatuses.join(', ')}`)
    const rows = await findRatings(db, status, limit)
    if (json)
      print(
        JSON.stringify(
          rows.map(({ rating, bookTitle }) => ({ ...rating, bookTitle })),
          null,
          2,
        ),
      )
    else
      for (const { rating, bookTitle } of rows) {
        const { id, stars, displayName, verified, createdAt, title, text } = rating
        print(
          [
            id,
            `${stars}/5`,
            createdAt.toISOString(),
            displayName,
            verified ? 'bought it' : 'has not bought it',
            bookTitle,
          ].join('  '),
        )
        for (const line of [title, text].filter(Boolean)) print(`    ${line}`)
      }
    return 0
  },
}

export const listOrderRatings: Command = {
  usage: '[--limit N] [--json]',
  summary: 'List what buyers said about their orders.',
  run: async ({ db, print }, _args, { json, limit }) => {
    const rows = await findOrderRatings(db, limit)
    if (json) print(JSON.stringify(rows, null, 2))
    else
      for (const { number, stars, text, createdAt } of rows) {
        print([number, `${stars}/5`, createdAt.toISOString()].join('  '))
        if (text) print(`    ${text}`)
      }
    return 0
  },
}

const decide = (to: Exclude<Status, 'waiting'>, summary: string): Command => ({
  usage: 'ID',
  summary,
  run: async (shop, [text = '']) => {
    if (!/^\d{1,9}$/.test(text))
      throw new CommandError('The number of a rating is missing. `ratings list` shows the numbers.')
    const before = await shop.db.transaction(async (db) => {
      const from = await decideRating(db, Number(text), to)
      if (from !== undefined) await audit({ ...shop, db }, `rating.${to}`, text, { from })
      return from
    })
    if (before === undefined) throw new CommandError(`There is no rating ${text}.`)
    shop.print(`${text}: ${before} -> ${to}`)
    return 0
  },
})

export const approveRating = decide('approved', 'Publish a rating.')
export const refuseRating = decide('refused', 'Refuse a rating, or remove a published one.')
