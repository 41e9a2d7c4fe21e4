import type { Amount } from '#contracts/money.ts'
import type { Currency } from '#contracts/shop.ts'
import type { TestShop } from '../orders/shop.test-support.ts'

/** Minor units throughout. */
export interface Expected {
  items: Amount
  delivery: Amount
  payment: Amount
  total: Amount
  vat: { rate: number; amount: number }[]
}

interface Way {
  /** The key of the delivery mode. */
  delivery: string
  payment: string
}

/** The items of a cart, and its delivery and payment. */
export interface Wanted extends Way {
  currency: Currency
  lines: readonly { id: number; quantity: number }[]
}

const onlyDownloads = async ({ connection }: TestShop, lines: Wanted['lines']): Promise<boolean> => {
  const { rowCount } = await connection.pool.query(`select 1 from variants where id = any($1) and type <> 'virtual'`, [
    lines.map(({ id }) => id),
  ])
  return rowCount === 0
}

/** Every combination of delivery and payment for this cart in this currency. Transfers are for organisations. */
export const waysOf = async (shop: TestShop, currency: Currency, lines: Wanted['lines']): Promise<Way[]> => {
  const { rows } = await shop.connection.pool.query<Way>(
    `select m.key as delivery, p.key as payment from delivery_modes m join payment_methods p on m.flow = any(p.flows) and p.enabled and p.key <> 'transfer' and p.fees ? $1
     where m.enabled and (m.flow = 'none') = $2 and exists (select 1 from delivery_prices d where d.delivery_mode_id = m.id and d.currency = $1) order by 1, 2`,
    [currency, await onlyDownloads(shop, lines)],
  )
  return rows
}

/** The net amount of a gross amount, rounded to the nearest whole number; of two equally near ones the larger. */
const netOf = (gross: bigint, rate: bigint): bigint => {
  const whole = (gross * 100n) / (100n + rate)
  const rest = (gross * 100n) % (100n + rate)
  return rest * 2n >= 100n + rate ? whole + 1n : whole
}

interface Part {
  gross: bigint
  net: bigint
  rate: bigint
}

const priced = (unit: bigint, rate: bigint, quantity = 1n): Part => ({
  gross: unit * quantity,
  net: netOf(unit, rate) * quantity,
  rate,
})
const add = (parts: readonly Part[]): Amount => ({
  gross: Number(parts.reduce((sum, { gross }) => sum + gross, 0n)),
  net: Number(parts.reduce((sum, { net }) => sum + net, 0n)),
})

/** The amounts from which delivery is free, as the demo shop is configured. */
const freeFrom: Record<Currency, bigint> = { HUF: 12_000n, EUR: 3_500n }

interface Row {
  id: number
  gross: number
  rate: number
  physical: boolean
}

/** Calculates a cart anew from the tables, without any rule of the shop's own code. */
export const recompute = async (
  { connection }: TestShop,
  { currency, lines, delivery, payment }: Wanted,
): Promise<Expected> => {
  const { pool } = connection
  const { rows } = await pool.query<Row>(
    `select v.id, p.gross, v.vat_rate as rate, v.type = 'physical' as physical from variants v join prices p on p.variant_id = v.id and p.currency = $2 and p.price_list_id = 1 where v.id = any($1)`,
    [lines.map(({ id }) => id), currency],
  )
  const bought = lines.flatMap(({ id, quantity }) =>
    rows
      .filter((row) => row.id === id)
      .map((row) => ({ ...priced(BigInt(row.gross), BigInt(row.rate), BigInt(quantity)), physical: row.physical })),
  )
  const { rows: fees } = await pool.query<{ kind: string; gross: number; rate: number }>(
    `select 'delivery' as kind, d.gross, m.vat_rate as rate from delivery_modes m join delivery_prices d on d.delivery_mode_id = m.id where m.key = $1 and d.currency = $3
     union all select 'payment', (fees->>$3)::int, vat_rate from payment_methods where key = $2`,
    [delivery, payment, currency],
  )
  const feeOf = (kind: string): Part => {
    const fee = fees.find((one) => one.kind === kind)
    return priced(BigInt(fee?.gross ?? 0), BigInt(fee?.rate ?? 0))
  }
  const carried = add(bought.filter(({ physical }) => physical)).gross
  const isFree = carried > 0 && BigInt(carried) >= freeFrom[currency]
  const shipping = isFree ? priced(0n, 0n) : feeOf('delivery')
  const parts = [...bought, shipping, feeOf('payment')]
  const rates = [...new Set(parts.map(({ rate }) => Number(rate)))].toSorted((a, b) => a - b)
  const vat = rates.map((rate) => {
    const { gross, net } = add(parts.filter((part) => Number(part.rate) === rate))
    return { rate, amount: gross - net }
  })
  return {
    items: add(bought),
    delivery: add([shipping]),
    payment: add([feeOf('payment')]),
    total: add(parts),
    vat: vat.filter(({ amount }) => amount !== 0),
  }
}
