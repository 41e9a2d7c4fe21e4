import type { Amount } from '#contracts/money.ts'
import type { ListStep, OwnPrice } from '#contracts/own-prices.ts'

export interface ListedPrice extends Amount {
  /** The key of its price list. */
  list: string
  /** It is the list price. */
  isBase: boolean
  /** Its list is for the customer's organisation. */
  isContract: boolean
  /** It holds from so many copies on. */
  fromQuantity: number
}

/** One step of a price: what it was after the step, and what made it so. */
interface PriceReason {
  step: 'list_price' | ListStep | 'deal'
  amount: Amount
  source: string
  /** From how many copies on. */
  fromQuantity: number
}

export interface PriceWithReasons extends Amount {
  /** In the order of the steps; the last one is the price. */
  reasons: PriceReason[]
}

type Step = (listed: readonly ListedPrice[], before: Amount | undefined) => PriceReason | undefined

const reasonOf = (step: PriceReason['step'], { gross, net, list, fromQuantity }: ListedPrice): PriceReason => ({
  step,
  amount: { gross, net },
  source: list,
  fromQuantity,
})

const listPrice: Step = (listed) => {
  const base = listed.find(({ isBase }) => isBase)
  return base && reasonOf('list_price', base)
}

/** Of all that customers' lists say, the lowest price holds, unless the list price is as low. */
const priceList: Step = (listed, before) => {
  const [lowest] = listed
    .filter(({ isBase }) => !isBase)
    .toSorted(
      (a, b) => a.gross - b.gross || a.net - b.net || a.fromQuantity - b.fromQuantity || (a.list < b.list ? -1 : 1),
    )
  if (!lowest || (before && before.gross <= lowest.gross)) return undefined
  return reasonOf(lowest.isContract ? 'contract_price' : 'price_list', lowest)
}

/** Each step replaces the price before it. */
const steps: readonly Step[] = [listPrice, priceList]

/**
 * The price of one of so many copies with the reason of each step; undefined where it has no price at all. It is never
 * above the list price, and more copies never make it higher.
 */
export const resolvePrice = (listed: readonly ListedPrice[], quantity: number): PriceWithReasons | undefined => {
  const holding = listed.filter(({ fromQuantity }) => fromQuantity <= quantity)
  const reasons: PriceReason[] = []
  for (const step of steps) {
    const reason = step(holding, reasons.at(-1)?.amount)
    if (reason) reasons.push(reason)
  }
  const last = reasons.at(-1)
  return last && { ...last.amount, reasons }
}

/** The prices below the list price, each with the number of copies from which it holds, in their order. */
export const ownPrices = (listed: readonly ListedPrice[]): OwnPrice[] => {
  const quantities = [...new Set(listed.map(({ fromQuantity }) => fromQuantity))].toSorted((a, b) => a - b)
  const found: OwnPrice[] = []
  for (const fromQuantity of quantities) {
    const reason = resolvePrice(listed, fromQuantity)?.reasons.at(-1)
    if (!reason || reason.step === 'list_price' || reason.step === 'deal') continue
    if (reason.amount.gross !== found.at(-1)?.gross) found.push({ fromQuantity, reason: reason.step, ...reason.amount })
  }
  return found
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
  reasons: [...price.reasons, { step: 'deal', amount, source: dealKey, fromQuantity: 1 }],
})
