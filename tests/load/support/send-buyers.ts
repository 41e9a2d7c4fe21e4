import { setTimeout as wait } from 'node:timers/promises'
import type { Buyer } from './buyer.ts'
import type { Random } from './random.ts'

interface Visits {
  books: readonly number[]
  random: Random
  everyMs: number
  /** Nobody comes any more after it; who has begun goes on to the end. */
  over: AbortSignal
}

export interface Bought {
  begun: number
  /** The errors in which purchases ended. */
  failures: string[]
}

/** Buyers come at an even pace, however long each of them takes. @param open makes the buyer with this number */
export const sendBuyers = async (
  open: (index: number) => Buyer,
  { books, random, everyMs, over }: Visits,
): Promise<Bought> => {
  const failures: string[] = []
  const buyers: Promise<void>[] = []
  while (!over.aborted) {
    buyers.push(
      open(buyers.length)
        .buy(random.pick(books))
        .catch((error: unknown) => void failures.push(error instanceof Error ? error.message : String(error))),
    )
    await wait(everyMs)
  }
  await Promise.all(buyers)
  return { begun: buyers.length, failures }
}
