import { currencies, type Currency } from '#contracts/shop.ts'
import { setPrice } from '../modules/pricing/service.ts'
import { audit } from './audit.ts'
import type { Command } from './command.ts'
import { readAmount } from '../modules/pricing/rules/read-amount.ts'
import { CommandError } from './shop.ts'

const isCurrency = (text: string | undefined): text is Currency => text !== undefined && text in currencies

const readPrice = (currency: Currency, [text = '', from]: string[]) => {
  const gross = readAmount(text, currency)
  const originalGross = from === undefined ? null : readAmount(from, currency)
  if (gross === undefined || originalGross === undefined)
    throw new CommandError(`A price in ${currency} is at least 1 and has at most ${currencies[currency]} decimals.`)
  if (originalGross !== null && originalGross <= gross)
    throw new CommandError('The price before a reduction must be higher than the reduced one.')
  return { currency, gross, originalGross }
}

export const setPriceOf: Command = {
  usage: 'SKU CURRENCY GROSS [BEFORE]',
  summary: 'Set the price of a copy, tax included. BEFORE is the price before a reduction.',
  run: async (shop, [sku, code, ...amounts]) => {
    const currency = code?.toUpperCase()
    if (!sku || !isCurrency(currency))
      throw new CommandError(`prices set needs an SKU, a currency (${Object.keys(currencies).join(', ')}) and a price.`)
    const price = readPrice(currency, amounts)
    const result = await shop.db.transaction(async (db) => {
      const set = await setPrice({ ...shop, db }, sku, price)
      if (set.ok)
        await audit({ ...shop, db }, 'price.set', sku, {
          from: set.value?.before ?? price.gross,
          to: price.gross,
          ...price,
        })
      return set
    })
    if (!result.ok) throw new CommandError(`No book has the SKU ${sku}.`)
    const amount = (minor: number) => (minor / 10 ** currencies[currency]).toFixed(currencies[currency])
    shop.print(
      result.value
        ? `${sku}: ${result.value.before === null ? 'no price' : amount(result.value.before)} -> ${amount(price.gross)} ${currency}`
        : `${sku}: ${amount(price.gross)} ${currency}, unchanged`,
    )
    return 0
  },
}
