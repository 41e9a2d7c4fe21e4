import { setStock } from '../modules/stock/service.ts'
import { audit } from './audit.ts'
import type { Command } from './command.ts'
import { CommandError } from './command-error.ts'

export const setStockOf: Command = {
  usage: 'SKU COPIES',
  summary: 'Set the number of copies in the web warehouse.',
  run: async (shop, [sku, text]) => {
    const copies = Number(text)
    if (!sku || !/^\d{1,9}$/.test(text ?? '')) throw new CommandError('stock set needs an SKU and a number of copies.')
    const jobs = await shop.openJobs()
    const result = await shop.db.transaction(async (db) => {
      const set = await setStock({ ...shop, db, jobs }, sku, copies)
      if (set.ok) await audit({ ...shop, db }, 'stock.set', sku, { from: set.value.before, to: copies })
      return set
    })
    if (!result.ok && result.code === 'item_not_found')
      throw new CommandError(`The warehouse has no item with the SKU ${sku}.`)
    if (!result.ok)
      throw new CommandError(`Orders have reserved ${result.params?.available} copies, so the stock cannot be lower.`)
    shop.print(`${sku}: ${result.value.before} -> ${copies}`)
    return 0
  },
}
