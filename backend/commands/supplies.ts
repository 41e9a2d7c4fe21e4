import { writeFile } from 'node:fs/promises'
import { findSupplies, receiveSupplies, type SupplyLine } from '../modules/stock/service.ts'
import { writeCsv } from '../sheets/csv/write-csv.ts'
import { audit } from './audit.ts'
import type { Command } from './command.ts'
import { CommandError } from './command-error.ts'

const nameOf = ({ supplier }: SupplyLine): string => supplier ?? 'No supplier known'

const daysOf = ({ leadDays }: SupplyLine): string => (leadDays === null ? '' : `, ${leadDays} working days`)

const rowOf = (line: SupplyLine): string[] => [
  line.supplier ?? '',
  line.isbn ?? '',
  line.sku,
  line.title,
  String(line.copies),
  line.orders.join(' '),
]

const head = ['Supplier', 'ISBN', 'SKU', 'Title', 'Copies', 'Orders']

const printLines = (lines: readonly SupplyLine[], print: (text: string) => void): void => {
  if (lines.length === 0) print('Nothing is to be ordered from suppliers.')
  for (const [supplier, its] of Map.groupBy(lines, nameOf)) {
    print(`${supplier}: ${its.reduce((sum, { copies }) => sum + copies, 0)} copies`)
    for (const line of its)
      print(
        `  ${String(line.copies).padStart(4)}  ${(line.isbn ?? line.sku).padEnd(13)}  ${line.title}${daysOf(line)}  (${line.orders.join(', ')})`,
      )
  }
}

export const listSupplies: Command = {
  usage: '[FILE.csv] [--json]',
  summary: 'What is to be ordered from which supplier: sold copies that have not come yet.',
  run: async ({ db, print, locate }, [file], { json }) => {
    if (file !== undefined && !file.endsWith('.csv'))
      throw new CommandError('supplies writes into a file whose name ends with .csv.')
    const lines = await findSupplies(db)
    if (file !== undefined) {
      await writeFile(locate(file), writeCsv([head, ...lines.map(rowOf)], 'hu'))
      print(`${file}: ${lines.length} books`)
    } else if (json) print(JSON.stringify(lines, null, 2))
    else printLines(lines, print)
    return 0
  },
}

export const receiveSupply: Command = {
  usage: 'SKU COPIES',
  summary:
    'Copies have come from a supplier: for the orders that wait for them, the oldest first, and then for the shop.',
  run: async (shop, [sku, text]) => {
    const copies = Number(text)
    if (!sku || !/^[1-9]\d{0,5}$/.test(text ?? ''))
      throw new CommandError('supplies receive needs an SKU and a number of copies.')
    const jobs = await shop.openJobs()
    const result = await shop.db.transaction(async (db) => {
      const received = await receiveSupplies({ ...shop, db, jobs }, sku, copies)
      if (received.ok) await audit({ ...shop, db }, 'supplies.receive', sku, { copies, ...received.value })
      return received
    })
    if (!result.ok) throw new CommandError(`The warehouse has no item with the SKU ${sku}.`)
    const { sold, kept } = result.value
    shop.print(`${sku}: ${copies} have come, ${sold} for orders, ${kept} for the shop`)
    return 0
  },
}
