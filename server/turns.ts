import { AsyncLocalStorage } from 'node:async_hooks'
import { createFairQueue } from './fair-queue.ts'

interface TurnLimits {
  /** Places while the process has no time to spare. */
  min: number
  /** Places while the process has time to spare. */
  max: number
  /** The longest wait for a place, in milliseconds. */
  patienceMs: () => number
}

interface Waiting {
  begin: () => void
  timer: NodeJS.Timeout
}

export interface Turns {
  /**
   * Calls exactly one of the two: `begin` as soon as a place is free, `refuse` when the wait is too long.
   * @param client waiting clients are served in rotation
   * @param begin receives the function that frees the place
   * @returns that function; before the turn it leaves the queue
   */
  take: (client: string, begin: (end: () => void) => void, refuse: () => void) => () => void
  /** Halves the number of places while the process is busy, and doubles it while the process is not busy. */
  adapt: (isBusy: boolean) => void
}

/** As many places as the process can serve, and a queue before them. */
export const createTurns = ({ min, max, patienceMs }: TurnLimits): Turns => {
  const queue = createFairQueue<Waiting>()
  let places = min
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
      // Another request frees the place; this request must not run in that request's async context.
      const waiting: Waiting = {
        begin: AsyncLocalStorage.bind(() => begin(end)),
        timer: setTimeout(giveUp, patienceMs()),
      }
      queue.add(client, waiting)
      fill()
      return end
    },
    adapt: (isBusy) => {
      places = isBusy ? Math.max(min, Math.floor(places / 2)) : Math.min(max, places * 2)
      fill()
    },
  }
}
