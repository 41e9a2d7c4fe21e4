import type { Child } from './child.ts'

/** Processes that belong together: a signal stops them all cleanly, and when one ends by itself the others end too. */
export const stopTogether = () => {
  const running: Child[] = []
  let stopping = false
  const stopAll = async (code: number): Promise<never> => {
    stopping = true
    await Promise.all(running.map((child) => child.stop()))
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void (stopping || stopAll(0)))
  return {
    /** Stopped with the others; its end is not theirs. */
    keep: (child: Child) => void running.push(child),
    watch: (child: Child) => {
      running.push(child)
      void child.exited.then((code) => {
        if (stopping) return
        if (code !== 0) process.stderr.write(`The ${child.name} has stopped.\n`)
        void stopAll(code || 1)
      })
    },
    stopAll,
    isStopping: () => stopping,
  }
}
