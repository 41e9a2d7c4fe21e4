import { performance } from 'node:perf_hooks'

const everyMs = 100
/** Share of the time in which the event loop had something to do. */
const busyFrom = 0.85

/** Says ten times a second whether the event loop had next to no time to spare since it was last asked. */
export const watchLoop = (tell: (isBusy: boolean) => void): void => {
  let last = performance.eventLoopUtilization()
  const look = () => {
    const now = performance.eventLoopUtilization()
    tell(performance.eventLoopUtilization(now, last).utilization > busyFrom)
    last = now
  }
  setInterval(look, everyMs).unref()
}
