import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { Browser, type Step } from '../support/browser.ts'
import { Buyer } from '../support/buyer.ts'
import { createRandom } from '../support/random.ts'

export interface Buying {
  port: number
  /** The number of orders; one order begins each second. */
  orders: number
  books: readonly number[]
  seed: number
}

export interface Bought {
  ordered: number
  failures: string[]
  steps: Step[]
}

/** Each guest orders one book through the storefront. */
const { port, orders, books, seed } = workerData as Buying
const random = createRandom(seed)
const bought: Bought = { ordered: 0, failures: [], steps: [] }

const order = async (index: number): Promise<void> => {
  const browser = new Browser(port, `127.200.${index >> 7}.${1 + (index & 127)}`, (step) => bought.steps.push(step))
  await wait(index * 1_000)
  await new Buyer(browser, random).orderInCash(random.pick(books)).then(
    () => void (bought.ordered += 1),
    (error: unknown) => void bought.failures.push(error instanceof Error ? error.message : String(error)),
  )
}

await Promise.all(Array.from({ length: orders }, (_, index) => order(index)))
parentPort?.postMessage(bought)
