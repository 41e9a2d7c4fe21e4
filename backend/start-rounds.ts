import type { Services } from './kernel/context.ts'

/** Does something again and again; rounds of it never overlap. */
export const startRounds = (
  services: Services,
  { name, everyMs, work }: { name: string; everyMs: number; work: (services: Services) => Promise<void> },
): { stop: () => Promise<void> } => {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let running: Promise<void> = Promise.resolve()
  const round = async () => {
    await work(services).catch((error: unknown) => services.log.error({ err: error }, name))
    if (!isStopped) plan()
  }
  const plan = () => {
    timer = setTimeout(() => void (running = round()), everyMs)
    timer.unref()
  }
  plan()
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
