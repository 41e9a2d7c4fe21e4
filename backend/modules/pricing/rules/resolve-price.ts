import type { Amount } from '#contracts/money.ts'

export interface ListedPrice extends Amount {
  /** The key of its price list. */
  list: string
  /** It is the list price. */
  isBase: boolean
}

/** One step of a price: what it was after the step, and what made it so. */
interface PriceReason {
  step: 'list_price' | 'price_list' | 'deal'
  amount: Amount
  source: string
}

export interface PriceWithReasons extends Amount {
  /** In the order of the steps; the last one is the price. */
  reasons: PriceReason[]
}

type Step = (listed: readonly ListedPrice[]) => PriceReason | undefined

const reasonOf = (step: PriceReason['step'], { gross, net, list }: ListedPrice): PriceReason => ({
  step,
  amount: { gross, net },
  source: list,
})

const listPrice: Step = (listed) => {
  const base = listed.find(({ isBase }) => isBase)
  return base && reasonOf('list_price', base)
}

/** Of several price lists for a customer the lowest price holds, also above the list price. */
const priceList: Step = (listed) => {
  const [lowest] = listed
    .filter(({ isBase }) => !isBase)
    .toSorted((a, b) => a.gross - b.gross || a.net - b.net || (a.list < b.list ? -1 : 1))
  return lowest && reasonOf('price_list', lowest)
}

/** Each step replaces the price before it. */
const steps: readonly Step[] = [listPrice, priceList]

/** The price of one unit with the reason of each step; undefined where it has no price at all. */
export const resolvePrice = (listed: readonly ListedPrice[]): PriceWithReasons | undefined => {
  const reasons = steps.flatMap((step) => step(listed) ?? [])
  const last = reasons.at(-1)
  return last && { ...last.amount, reasons }
}

/** The same with the price that a deal gives to a chosen gift or upsell. */
export const withDealPrice = <Price extends PriceWithReasons>(
  price: Price,
  amount: Amount,
  dealKey: string,
): Price => ({
  ...price,
  gross: amount.gross,
  net: amount.net,
  reasons: [...price.reasons, { step: 'deal', amount, source: dealKey }],
})
