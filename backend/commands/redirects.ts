import { readFile } from 'node:fs/promises'
import { listAddresses, removeAddress, setRedirect } from '../modules/url-resources/service.ts'
import { audit } from './audit.ts'
import type { Command } from './command.ts'
import { readRedirects } from './read-redirects.ts'
import { CommandError, type Shop } from './shop.ts'

const refusals = {
  invalid_data_provided: 'a redirect leads from one path of the shop to another one.',
  item_not_found: 'nothing of the shop is there.',
} as const

/** @returns what is wrong, or undefined */
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
  summary: 'Lead an old path to a new one; without TO it answers 410, gone.',
  run: async (shop, [from = '', to]) => {
    const trouble = await write(shop, from, to ?? null)
    if (trouble) throw new CommandError(`${from}: ${trouble}`)
    shop.print(to ? `${from} -> ${to}` : `${from} is gone.`)
    return 0
  },
}

export const importRedirects: Command = {
  usage: 'FILE.csv',
  summary: 'Many at once: a column of old and one of new paths. What is refused is named and left out.',
  run: async (shop, [file]) => {
    if (file === undefined) throw new CommandError('redirects import needs a file.')
    const text = await readFile(shop.locate(file), 'utf8').catch(() => {
      throw new CommandError(`There is no file ${file} that can be read.`)
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
  summary: 'Forget an old path, or a pretty one.',
  run: async (shop, [from = '']) => {
    const isRemoved = await shop.db.transaction(async (db) => {
      const removed = await removeAddress({ ...shop, db }, from)
      if (removed) await audit({ ...shop, db }, 'redirect.remove', from, null)
      return removed
    })
    if (!isRemoved) throw new CommandError(`Nothing is written down for ${from || 'no path'}.`)
    shop.print(`${from} is forgotten.`)
    return 0
  },
}

export const listRedirects: Command = {
  usage: '[--json]',
  summary: 'Pretty paths, old paths, and what is gone.',
  run: async ({ db, print }, _args, { json }) => {
    const all = await listAddresses(db)
    if (json) print(JSON.stringify(all, null, 2))
    else for (const { from, kind, to } of all) print(`${kind.padEnd(8)}  ${from}  ->  ${to ?? '410'}`)
    return 0
  },
}
