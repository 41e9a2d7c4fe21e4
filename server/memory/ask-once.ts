import { guardRequest } from '../steps/guard-request.ts'
import type { Step } from '../steps/step.ts'
import { answerFromMemory } from './answer-from-memory.ts'
import type { Memory } from './memory.ts'
import { visitedKey } from './visited-key.ts'

/**
 * Lets Next answer what is not in memory. Visitors who want the same at the same time wait for the first of them, and
 * are then answered from memory.
 */
export const askOnce =
  (memory: Memory): Step =>
  (request, response, next) => {
    const { underWay, asking, changes } = memory
    const key = visitedKey(request)
    if (key === undefined) return next()
    const ask = (end: () => void) => {
      asking.set(response, { key, requestedAt: Date.now(), announced: changes.count(), end })
      next()
    }
    const first = underWay.get(key)
    if (first) {
      // Where the first answer was not kept, the others do not wait once more.
      const goOn = guardRequest(() => answerFromMemory(memory)(request, response, () => ask(() => {})))
      return void first.then(() => response.destroyed || goOn(request, response))
    }
    const { promise, resolve } = Promise.withResolvers<void>()
    const end = () => {
      underWay.delete(key)
      resolve()
    }
    underWay.set(key, promise)
    response.once('close', end)
    ask(end)
  }
