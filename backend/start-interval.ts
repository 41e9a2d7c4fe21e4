import type { Services } from './kernel/context.ts'

/**
 * Repeats work in this process; a run begins some time after the end of the run before, so that runs never overlap.
 * Work that one process can do for all belongs into `schedules.ts`.
 */
export const startInterval = (
  services: Services,
  { name, everyMs, work }: { name: string; everyMs: number; work: (services: Services) => Promise<void> },
): { stop: () => Promise<void> } => {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let running: Promise<void> = Promise.resolve()
  const run = async () => {
    await work(services).catch((error: unknown) => services.log.error({ err: error }, name))
    if (!isStopped) wait()
  }
  const wait = () => {
    timer = setTimeout(() => void (running = run()), everyMs)
    timer.unref()
  }
  wait()
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
