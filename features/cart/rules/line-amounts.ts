import type { DraftOrderItem } from '#contracts/draft-order-items.ts'
import type { Amount } from '#contracts/money.ts'
import { isGift, isReward } from './group-lines.ts'

type Priced = Pick<DraftOrderItem, 'type' | 'dealId' | 'quantity' | 'unitPrice' | 'unitTotal' | 'total' | 'priceSteps'>

const times = ({ gross, net }: Amount, quantity: number): Amount => ({ gross: gross * quantity, net: net * quantity })

/** What a copy costs without deals and coupons. */
const regularOf = (item: Priced): Amount => {
  const deal = item.priceSteps.findIndex(({ step }) => step === 'deal')
  return (isReward(item) && item.priceSteps[deal - 1]?.unitPrice) || item.unitPrice
}

/**
 * What a line costs, and what it would cost without deals and coupons. A gift has no other price: it is not sold.
 * @param quantity the server's, or one that is being saved: then the result is an estimate
 */
export const lineAmounts = (item: Priced, quantity: number): { now: Amount; before: Amount | null } => {
  const now = quantity === item.quantity ? item.total : times(item.unitTotal, quantity)
  const before = times(regularOf(item), quantity)
  return { now, before: isGift(item) || before.gross <= now.gross ? null : before }
}
