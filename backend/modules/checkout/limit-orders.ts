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

/** The limits that paying gives back: by who ordered, from whatever client, and by the mailbox that was named. */
const ownLimits = (buyer: Buyer): [Limit, string][] => [
  ['order_buyer', buyerKey(buyer)],
  ['order_mailbox', mailboxKey(buyer.contact?.email ?? '')],
]

/**
 * An order that nobody has paid keeps copies from others, and one to be paid on delivery is a parcel that perhaps
 * nobody takes: of those only so many. To be asked in the transaction that places the order, before it locks any stock:
 * the tries are forgotten when no order comes of them.
 */
export const limitOrders = async (ctx: Context, buyer: Buyer): Promise<Failure<'too_many_orders'> | undefined> => {
  const ofClient: [Limit, string][] = ctx.client === undefined ? [] : [['order_client', ctx.client]]
  for (const [limit, key] of [...ownLimits(buyer), ...ofClient]) {
    const refused = await countTry(ctx, limit, key)
    if (refused) return fail('too_many_orders', { params: refused.params ?? {} })
  }
  return undefined
}

/** A paid order harms nobody. To be called before the transaction locks any stock, as others do. */
export const forgiveOrder = async (ctx: Pick<Services, 'db'>, buyer: Buyer): Promise<void> => {
  for (const [limit, key] of ownLimits(buyer)) await forgiveTry(ctx, limit, key)
}
