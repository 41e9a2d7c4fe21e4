import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { finalize, type Outcome } from './finalize.ts'
import type { SeededCart } from './seed-carts.ts'

/** What a buyer is told when he should press the button once more. */
const askAgain = new Set<string | undefined>(['service_unavailable', 'idempotency_key_in_use'])
const keepsKeyFor = 5

/** Presses the button until the shop says that it has the order, with one key while that helps. */
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
    if (!askAgain.has(outcome.code)) return undefined
    if (tries % keepsKeyFor === 0) key = randomUUID()
    await wait(100)
  }
  return undefined
}
