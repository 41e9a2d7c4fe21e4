import { currencies, type Currency } from '#contracts/shop.ts'
import { confirmPrice, findHeldPrices, refusePrice, setPrice, type WaitingPrice } from '../modules/pricing/service.ts'
import { audit } from './audit.ts'
import type { Command } from './command.ts'
import { CommandError } from './command-error.ts'
import { decimalAmount } from '../modules/pricing/rules/decimal-amount.ts'
import { readAmount } from '../modules/pricing/rules/read-amount.ts'
import type { Shop } from './shop.ts'

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
    const amount = (minor: number) => decimalAmount(minor, currency)
    shop.print(
      result.value
        ? `${sku}: ${result.value.before === null ? 'no price' : amount(result.value.before)} -> ${amount(price.gross)} ${currency}`
        : `${sku}: ${amount(price.gross)} ${currency}, unchanged`,
    )
    return 0
  },
}

/** `9786159000123  HUF 3990 -> 399  Édes Anna`. */
const lineOf = ({ sku, title, currency, current, wanted }: WaitingPrice): string =>
  `${sku.padEnd(13)}  ${currency} ${current === null ? 'no price' : decimalAmount(current, currency)} -> ${decimalAmount(wanted, currency)}  ${title}`

export const listHeldPrices: Command = {
  usage: '[--json]',
  summary: 'List the prices of imports that are too far from those of today.',
  run: async ({ db, print }, _args, { json }) => {
    const held = await findHeldPrices(db)
    if (json) print(JSON.stringify(held, null, 2))
    else if (held.length === 0) print('No price waits.')
    else for (const one of held) print(`${lineOf(one)}  (${one.sender}, ${one.since.toISOString().slice(0, 10)})`)
    return 0
  },
}

/** @returns an operator's decision about the prices that wait for these copies, or about all of them */
const decide =
  (
    action: 'price.confirm' | 'price.refuse',
    apply: (shop: Pick<Shop, 'db' | 'now'>, held: WaitingPrice) => Promise<void>,
  ): Command['run'] =>
  async (shop, skus, { all }) => {
    if (all === skus.length > 0) throw new CommandError('Name the SKUs whose prices are meant, or --all.')
    const decided = await shop.db.transaction(async (db) => {
      const held = await findHeldPrices(db, all ? undefined : skus)
      const unknown = skus.find((sku) => !held.some((one) => one.sku === sku))
      if (unknown !== undefined) throw new CommandError(`No price of ${unknown} waits.`)
      for (const one of held) {
        await apply({ ...shop, db }, one)
        const { sku, currency, current, wanted, sender } = one
        await audit({ ...shop, db }, action, sku, { currency, from: current, to: wanted, sender })
      }
      return held
    })
    for (const one of decided) shop.print(lineOf(one))
    shop.print(`${decided.length} ${action === 'price.confirm' ? 'confirmed' : 'refused'}`)
    return 0
  }

export const confirmHeldPrices: Command = {
  usage: 'SKU… | --all',
  summary: 'Let prices count that were held.',
  run: decide('price.confirm', confirmPrice),
}

export const refuseHeldPrices: Command = {
  usage: 'SKU… | --all',
  summary: 'Keep the prices of today. The same prices are not held again.',
  run: decide('price.refuse', refusePrice),
}
