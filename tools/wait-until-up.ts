import { setTimeout as sleep } from 'node:timers/promises'

/** Waits until the address answers with less than 500. @throws Error after five minutes */
export const waitUntilUp = async (address: string): Promise<void> => {
  const deadline = Date.now() + 300_000
  while (Date.now() < deadline) {
    const answer = await fetch(address, { redirect: 'manual' }).catch(() => undefined)
    if (answer && answer.status < 500) return
    await sleep(150)
  }
  throw new Error(`${address} does not answer.`)
}
