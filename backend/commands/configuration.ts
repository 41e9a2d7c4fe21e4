import { ZodError } from 'zod'
import { announce } from '../modules/announcements/service.ts'
import { readConfiguration, writeConfigEntry } from '../modules/configuration/service.ts'
import { findConfiguredTags } from '../modules/contents/service.ts'
import { audit } from './audit.ts'
import type { Command } from './command.ts'
import { CommandError } from './command-error.ts'
import type { Shop } from './shop.ts'

/** @throws CommandError if no entry has this name */
const requireEntry = (all: object, key: string): void => {
  if (!(key in all)) throw new CommandError(`There is no entry ${key}. The entries are: ${Object.keys(all).join(', ')}`)
}

export const getConfig: Command = {
  usage: '[KEY]',
  summary: 'Print the configuration, or one entry of it.',
  run: async ({ db, print }, [key]) => {
    const all: Record<string, unknown> = await readConfiguration(db)
    if (key !== undefined) requireEntry(all, key)
    print(JSON.stringify(key === undefined ? all : all[key], null, 2))
    return 0
  },
}

/** `b2c` is read as a text, `["HUF"]` as a list. */
const valueOf = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

/** Entries on which answers of the catalog depend, and not only the pages that read the configuration. */
const inCatalog = new Set(['rating_active', 'rating_config_show_rating_by_product', 'product_card_settings'])

/** Entries that texts of editors show as well. */
const inTexts = new Set([
  'retention',
  'company',
  'contact_phone',
  'contact_email',
  'withdrawal',
  'free_delivery_from',
  'available_currencies',
])

const tagsOf = async ({ db }: Shop, key: string): Promise<string[]> => [
  'configuration',
  ...(inCatalog.has(key) ? ['catalog'] : []),
  ...(inTexts.has(key) ? await findConfiguredTags(db) : []),
]

/** Writes the entry, the audit log and the announcement in one transaction. */
const write = async (shop: Shop, key: string, value: unknown): Promise<void> => {
  await shop.db.transaction(async (db) => {
    await writeConfigEntry(db, key, value)
    await audit({ ...shop, db }, 'config.set', key, value)
    await announce(db, await tagsOf({ ...shop, db }, key))
  })
}

export const setConfig: Command = {
  usage: 'KEY VALUE',
  summary: 'Set one entry of the configuration. Storefronts show it within two seconds.',
  run: async (shop, [key, text]) => {
    if (key === undefined || text === undefined) throw new CommandError('config set needs a key and a value.')
    requireEntry(await readConfiguration(shop.db), key)
    try {
      await write(shop, key, valueOf(text))
    } catch (error) {
      if (error instanceof ZodError)
        throw new CommandError(
          error.issues.map(({ message, path }) => [path.join('.'), message].filter(Boolean).join(': ')).join('\n'),
          { cause: error },
        )
      throw error
    }
    shop.print(`${key} is set.`)
    return 0
  },
}

export const setMaintenance: Command = {
  usage: 'on|off',
  summary: 'Close the shop for maintenance, or open it again.',
  run: async (shop, [to]) => {
    if (to !== 'on' && to !== 'off') throw new CommandError('maintenance is on or off.')
    await write(shop, 'maintenance', to === 'on')
    shop.print(`Maintenance is ${to}.`)
    return 0
  },
}
