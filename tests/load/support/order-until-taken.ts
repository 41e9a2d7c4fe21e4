import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { finalize, type Outcome } from './finalize.ts'
import type { SeededCart } from './seed-carts.ts'

/** The codes of answers after which a buyer should press the button once more. */
const retryCodes = new Set<string | undefined>(['service_unavailable', 'idempotency_key_in_use'])
const triesWithOneKey = 5

/**
 * Presses the button until the shop has taken the order. The key is the same for some tries.
 * @returns the uuid of the order; undefined if the shop refuses it or the time is over
 */
export const orderUntilTaken = async (
  origin: string,
  cart: SeededCart,
  seen: (outcome: Outcome) => void,
  isOver: () => boolean,
): Promise<string | undefined> => {
  let key = randomUUID()
  for (let tries = 1; !isOver(); tries++) {
    const outcome = await finalize(origin, cart, key)
    seen(outcome)
    if (outcome.status === 200) return outcome.orderUuid
    if (!retryCodes.has(outcome.code)) return undefined
    if (tries % triesWithOneKey === 0) key = randomUUID()
    await wait(100)
  }
  return undefined
}
