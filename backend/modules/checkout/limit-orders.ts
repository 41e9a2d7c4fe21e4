import type { Context, Services } from '../../kernel/context.ts'
import { mailboxKey } from '../../http/mailbox-key.ts'
import { countTry, forgiveTry, type Limit } from '../../http/rate-limit.ts'
import { fail, type Failure } from '../../kernel/result.ts'

interface Buyer {
  userId: number | null
  sessionId: string | null
  contact: { email: string } | null
}

const buyerKey = ({ userId, sessionId }: Buyer): string => (userId === null ? `session-${sessionId}` : `user-${userId}`)

/** The limits that a payment resets: by the buyer, from whatever client, and by the mailbox of the order. */
const ownLimits = (buyer: Buyer): [Limit, string][] => [
  ['order_buyer', buyerKey(buyer)],
  ['order_mailbox', mailboxKey(buyer.contact?.email ?? '')],
]

/**
 * Limits orders that are not paid: an order under payment reserves copies, and a parcel to be paid on delivery may be
 * refused at the door. To be called in the transaction that places the order, before it locks any stock: a rollback
 * forgets the tries.
 */
export const limitOrders = async (ctx: Context, buyer: Buyer): Promise<Failure<'too_many_orders'> | undefined> => {
  const ofClient: [Limit, string][] = ctx.client === undefined ? [] : [['order_client', ctx.client]]
  for (const [limit, key] of [...ownLimits(buyer), ...ofClient]) {
    const refused = await countTry(ctx, limit, key)
    if (refused) return fail('too_many_orders', { params: refused.params ?? {} })
  }
  return undefined
}

/** A paid order does not count. To be called before the transaction locks any stock, as `limitOrders` is. */
export const forgiveOrder = async (ctx: Pick<Services, 'db'>, buyer: Buyer): Promise<void> => {
  for (const [limit, key] of ownLimits(buyer)) await forgiveTry(ctx, limit, key)
}
