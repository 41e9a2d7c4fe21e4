import { readFile } from 'node:fs/promises'
import { listAddresses, removeAddress, setRedirect } from '../modules/url-resources/service.ts'
import { audit } from './audit.ts'
import type { Command } from './command.ts'
import { CommandError } from './command-error.ts'
import { readRedirects } from './read-redirects.ts'
import type { Shop } from './shop.ts'

const refusals = {
  invalid_data_provided: 'a redirect leads from one path of the shop to another one.',
  item_not_found: 'nothing of the shop is there.',
} as const

/** @returns the reason of a refusal, or undefined */
const write = async (shop: Shop, from: string, to: string | null): Promise<string | undefined> => {
  if (!from.startsWith('/') || (to !== null && !to.startsWith('/'))) return 'paths begin with a slash.'
  const result = await shop.db.transaction(async (db) => {
    const set = await setRedirect({ ...shop, db }, from, to)
    if (set.ok) await audit({ ...shop, db }, 'redirect.set', from, { to })
    return set
  })
  return result.ok ? undefined : refusals[result.code as keyof typeof refusals]
}

export const addRedirect: Command = {
  usage: 'FROM [TO]',
  summary: 'Redirect an old path to a new one. Without TO the old path answers 410 (gone).',
  run: async (shop, [from = '', to]) => {
    const trouble = await write(shop, from, to ?? null)
    if (trouble) throw new CommandError(`${from}: ${trouble}`)
    shop.print(to ? `${from} -> ${to}` : `${from} is gone.`)
    return 0
  },
}

export const importRedirects: Command = {
  usage: 'FILE.csv',
  summary:
    'Add redirects from a table with a column of old and one of new paths. Refused rows are reported and skipped.',
  run: async (shop, [file]) => {
    if (file === undefined) throw new CommandError('redirects import needs a file.')
    const text = await readFile(shop.locate(file), 'utf8').catch(() => {
      throw new CommandError(`The file ${file} cannot be read.`)
    })
    const rows = readRedirects(text)
    let refused = 0
    for (const { line, from, to } of rows) {
      const trouble = await write(shop, from, to)
      if (!trouble) continue
      refused++
      shop.print(`line ${line}, ${from}: ${trouble}`)
    }
    shop.print(`${rows.length - refused} written, ${refused} refused.`)
    return refused > 0 ? 1 : 0
  },
}

export const removeRedirect: Command = {
  usage: 'FROM',
  summary: 'Remove a redirect, or a pretty path.',
  run: async (shop, [from = '']) => {
    const isRemoved = await shop.db.transaction(async (db) => {
      const removed = await removeAddress({ ...shop, db }, from)
      if (removed) await audit({ ...shop, db }, 'redirect.remove', from, null)
      return removed
    })
    if (!isRemoved) throw new CommandError(`There is no entry for ${from || 'an empty path'}.`)
    shop.print(`${from} is removed.`)
    return 0
  },
}

export const listRedirects: Command = {
  usage: '[--json]',
  summary: 'List pretty paths, redirects, and paths that are gone.',
  run: async ({ db, print }, _args, { json }) => {
    const all = await listAddresses(db)
    if (json) print(JSON.stringify(all, null, 2))
    else for (const { from, kind, to } of all) print(`${kind.padEnd(8)}  ${from}  ->  ${to ?? '410'}`)
    return 0
  },
}
