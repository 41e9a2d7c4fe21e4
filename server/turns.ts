import { AsyncLocalStorage } from 'node:async_hooks'
import { createFairQueue } from './fair-queue.ts'

interface TurnLimits {
  /** How many are answered at the same time while the process has no time to spare. */
  fewest: number
  /** How many, while it has. */
  most: number
  /** Milliseconds that somebody who comes now waits, at most, for a turn. */
  patienceMs: () => number
}

interface Waiting {
  begin: () => void
  timer: NodeJS.Timeout
}

export interface Turns {
  /**
   * Calls one of the two, once: `begin` now or as soon as there is a place, `refuse` when that takes too long.
   * @param client who asks: of those who wait, each client has one turn after the other
   * @param begin is handed what gives the place back
   * @returns the same; before the turn it leaves the queue
   */
  take: (client: string, begin: (end: () => void) => void, refuse: () => void) => () => void
  /** Halves the places while the process is busy, doubles them while it is not. */
  adapt: (isBusy: boolean) => void
}

/** As many places as the process can serve, and a queue before them. */
export const createTurns = ({ fewest, most, patienceMs }: TurnLimits): Turns => {
  const queue = createFairQueue<Waiting>()
  let places = fewest
  let taken = 0

  const fill = (): void => {
    while (taken < places) {
      const waiting = queue.take()
      if (!waiting) return
      clearTimeout(waiting.timer)
      taken += 1
      waiting.begin()
    }
  }
  return {
    take: (client, begin, refuse) => {
      let isOver = false
      const end = () => {
        if (isOver) return
        isOver = true
        clearTimeout(waiting.timer)
        if (queue.remove(client, waiting)) return
        taken -= 1
        fill()
      }
      const giveUp = () => {
        end()
        refuse()
      }
      // Whoever gives the place back does not lend the scope of its request.
      const waiting: Waiting = {
        begin: AsyncLocalStorage.bind(() => begin(end)),
        timer: setTimeout(giveUp, patienceMs()),
      }
      queue.add(client, waiting)
      fill()
      return end
    },
    adapt: (isBusy) => {
      places = isBusy ? Math.max(fewest, Math.floor(places / 2)) : Math.min(most, places * 2)
      fill()
    },
  }
}
