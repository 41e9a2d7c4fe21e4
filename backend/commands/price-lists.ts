import { readFile, stat, writeFile } from 'node:fs/promises'
import { extname } from 'node:path'
import type { SheetCode } from '../sheets/sheet.ts'
import { selectOrganization } from '../modules/organizations/service.ts'
import {
  exportPrices,
  importPrices,
  maxBytes,
  maxRows,
  type RefusedRow,
  type RowProblem,
} from '../modules/price-files/service.ts'
import {
  assignList,
  deletePriceList,
  insertPriceList,
  lockPriceList,
  type PriceList,
  selectPriceLists,
  unassignList,
} from '../modules/pricing/service.ts'
import { audit } from './audit.ts'
import type { Command } from './command.ts'
import { CommandError } from './command-error.ts'
import type { Shop } from './shop.ts'

const day = (at: Date | null): string => at?.toISOString().slice(0, 10) ?? '…'

const audienceOf = ({ segment, forOrganizations }: Pick<PriceList, 'segment' | 'forOrganizations'>): string =>
  forOrganizations ? 'organizations' : (segment ?? 'everybody')

const findShown = async ({ db }: Shop, key: string | undefined) => {
  const list = (await selectPriceLists(db)).find((one) => one.key === key)
  if (!list) throw new CommandError(`There is no price list ${key ?? ''}. price-lists list names them.`)
  return list
}

export const listPriceLists: Command = {
  usage: '[--json]',
  summary: 'List the price lists: whom each is for, from when until when, and the number of its prices.',
  run: async ({ db, print }, _args, { json }) => {
    const rows = await selectPriceLists(db)
    if (json) print(JSON.stringify(rows, null, 2))
    else
      for (const list of rows)
        print(
          [
            list.key.padEnd(28),
            audienceOf(list).padEnd(13),
            `${day(list.validFrom)} - ${day(list.validUntil)}`.padEnd(24),
            `${list.prices} prices`,
          ].join('  '),
        )
    return 0
  },
}

export const showPriceList: Command = {
  usage: 'LIST',
  summary: 'Show a price list with the organisations that it is for.',
  run: async (shop, [key]) => {
    shop.print(JSON.stringify(await findShown(shop, key), null, 2))
    return 0
  },
}

const readDay = (text: string | undefined): Date | null => {
  if (text === undefined || text === '-') return null
  const at = new Date(`${text}T00:00:00Z`)
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(at.getTime()))
    throw new CommandError(`${text} is no day, such as 2027-01-31.`)
  return at
}

const audiences = {
  organizations: { segment: null, forOrganizations: true },
  b2b: { segment: 'b2b', forOrganizations: false },
  b2c: { segment: 'b2c', forOrganizations: false },
  everybody: { segment: null, forOrganizations: false },
} as const

const isAudience = (text: string | undefined): text is keyof typeof audiences =>
  text !== undefined && Object.hasOwn(audiences, text)

export const createPriceList: Command = {
  usage: 'LIST AUDIENCE [FROM [UNTIL]]',
  summary:
    'Make an empty price list for organizations, b2b, b2c or everybody. Lists for organizations and b2b hold net prices. It holds from a day on (- for no beginning) until a day, exclusive.',
  run: async (shop, [key, audience, from, until]) => {
    if (!key || !/^[a-z\d][a-z\d-]{0,59}$/.test(key))
      throw new CommandError('The key of a price list has small letters, digits and hyphens.')
    if (!isAudience(audience))
      throw new CommandError(`A price list is for one of: ${Object.keys(audiences).join(', ')}.`)
    const [validFrom, validUntil] = [readDay(from), readDay(until)]
    if (validFrom && validUntil && validFrom >= validUntil)
      throw new CommandError('A price list ends after it has begun.')
    await shop.db.transaction(async (db) => {
      const made = await insertPriceList(db, { key, ...audiences[audience], validFrom, validUntil })
      if (!made) throw new CommandError(`There is a price list ${key} already.`)
      await audit({ ...shop, db }, 'price_lists.create', key, { audience, validFrom, validUntil })
    })
    shop.print(`${key}: made`)
    return 0
  },
}

/** Does the work with the list locked, and all of it or nothing. */
const withList = <Answer>(
  shop: Shop,
  key: string | undefined,
  work: (tx: Shop, list: PriceList) => Promise<Answer>,
): Promise<Answer> =>
  shop.db.transaction(async (db) => {
    const list = key === undefined ? undefined : await lockPriceList(db, key)
    if (!list) throw new CommandError(`There is no price list ${key ?? ''}. price-lists list names them.`)
    return work({ ...shop, db }, list)
  })

/** `price-lists assign` and `unassign`, which differ in one word. */
const assignment =
  (verb: 'assign' | 'unassign'): Command['run'] =>
  async (shop, [key, text]) => {
    if (!text || !/^\d{1,9}$/.test(text))
      throw new CommandError(`price-lists ${verb} needs the number of an organisation.`)
    const id = Number(text)
    const name = await withList(shop, key, async (tx, list) => {
      if (!list.forOrganizations) throw new CommandError(`${list.key} is not a list for organizations.`)
      const organization = await selectOrganization(tx.db, id)
      if (!organization) throw new CommandError(`There is no organisation ${id}.`)
      const changed = await (verb === 'assign' ? assignList : unassignList)(tx.db, list.id, id)
      if (changed) await audit(tx, `price_lists.${verb}`, list.key, { organizationId: id })
      return organization.name
    })
    shop.print(`${key}: ${verb === 'assign' ? 'holds' : 'does not hold'} for ${name}`)
    return 0
  }

export const assignPriceList: Command = {
  usage: 'LIST ORGANISATION',
  summary: 'Let a price list hold for an organisation, which is named by its number.',
  run: assignment('assign'),
}

export const unassignPriceList: Command = {
  usage: 'LIST ORGANISATION',
  summary: 'Let a price list hold for an organisation no longer.',
  run: assignment('unassign'),
}

const rowProblems: Record<RowProblem, string> = {
  formula_refused: 'a formula stands where a value belongs',
  item_not_found: 'no book has this SKU',
  currency_not_valid: 'the shop has no such currency',
  quantity_not_valid: 'the number of copies is between 1 and 999',
  price_not_valid: 'a price is at least 1 and has the decimals of its currency at most',
  below_minimum_price: 'the price is below the minimum price of the shop',
  repeated: 'a row above says this price already',
}

const fileProblems: Record<SheetCode | 'columns_missing', string> = {
  file_empty: 'holds nothing',
  file_type_unknown: 'is neither XLSX nor CSV',
  file_protected: 'is protected by a password or of the format before 2007',
  file_damaged: 'is damaged',
  file_too_large: `has more than ${maxBytes / 1_000_000} MB, or one of its parts has`,
  too_many_lines: `has more than ${maxRows} rows`,
  columns_missing: 'needs a head with columns for SKU, currency and price, named as price-lists export does',
}

const readBytes = async ({ locate }: Shop, file: string): Promise<Uint8Array> => {
  const path = locate(file)
  const size = (await stat(path).catch(() => undefined))?.size
  if (size === undefined) throw new CommandError(`The file ${file} cannot be read.`)
  if (size > maxBytes) throw new CommandError(`${file} ${fileProblems.file_too_large}.`)
  return readFile(path)
}

const reportRows = ({ print }: Shop, refused: readonly RefusedRow[]): number => {
  for (const { row, sku, problem } of refused) print(`row ${row} ${sku}: ${rowProblems[problem]}`)
  print(`${refused.length} rows are wrong; nothing was changed.`)
  return 1
}

export const importPriceList: Command = {
  usage: 'LIST FILE [--dry-run]',
  summary:
    'Make the prices of an XLSX or CSV file all that a price list holds. With a wrong row nothing is changed; each is reported with its number.',
  run: async (shop, [key, file], { dryRun }) => {
    if (!file) throw new CommandError('price-lists import needs a price list and a file.')
    const bytes = await readBytes(shop, file)
    const done = await withList(shop, key, async (tx, list) => {
      const imported = await importPrices(tx, list, bytes, { dryRun })
      if (imported.ok && !dryRun) await audit(tx, 'price_lists.import', list.key, imported.changes)
      return imported
    })
    if (!done.ok && done.code === 'rows_refused') return reportRows(shop, done.refused)
    if (!done.ok) throw new CommandError(`${file} ${fileProblems[done.code]}.`)
    const { added, changed, removed } = done.changes
    shop.print(
      `${key}: ${done.prices} prices, ${added} added, ${changed} changed, ${removed} removed${dryRun ? '; nothing was written' : ''}`,
    )
    return 0
  },
}

export const exportPriceList: Command = {
  usage: 'LIST FILE.xlsx|FILE.csv',
  summary: 'Write the prices of a price list into a file that price-lists import reads.',
  run: async (shop, [key, file = '']) => {
    const format = extname(file).slice(1).toLowerCase()
    if (format !== 'csv' && format !== 'xlsx')
      throw new CommandError('price-lists export needs a file whose name ends with .xlsx or .csv.')
    const { bytes, prices } = await withList(shop, key, (tx, list) => exportPrices(tx.db, list, format))
    await writeFile(shop.locate(file), bytes)
    shop.print(`${file}: ${prices} prices`)
    return 0
  },
}

export const removePriceList: Command = {
  usage: 'LIST',
  summary: 'Remove a price list with its prices. Orders keep what they cost.',
  run: async (shop, [key]) => {
    await withList(shop, key, async (tx, list) => {
      await deletePriceList(tx.db, list.id)
      await audit(tx, 'price_lists.remove', list.key, null)
    })
    shop.print(`${key}: removed`)
    return 0
  },
}
