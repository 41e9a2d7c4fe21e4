import type { Supervisor } from './supervise.ts'

/** Stops all programs of a supervisor at the first signal, within the time for that signal, and ends with 0. */
export const endOnSignals = ({ stopAll, isStopping }: Supervisor): void => {
  for (const [signal, stopSignal] of [
    ['SIGINT', 'SIGINT'],
    ['SIGTERM', 'SIGTERM'],
    ['SIGHUP', 'SIGTERM'],
  ] as const)
    process.on(signal, () => void (isStopping() || stopAll(stopSignal).then(() => process.exit(0))))
}
