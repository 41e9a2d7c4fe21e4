import { performance } from 'node:perf_hooks'

const everyMs = 100
/** The share of time in which the event loop had work. */
const busyFrom = 0.85

/** Measures ten times a second whether the event loop had almost no time to spare since the last measurement. */
export const watchLoop = (report: (isBusy: boolean) => void): void => {
  let last = performance.eventLoopUtilization()
  const look = () => {
    const now = performance.eventLoopUtilization()
    report(performance.eventLoopUtilization(now, last).utilization > busyFrom)
    last = now
  }
  setInterval(look, everyMs).unref()
}
