import { guardRequest } from '../steps/guard-request.ts'
import type { Step } from '../steps/step.ts'
import { sendFromMemory } from './answer-from-memory.ts'
import { type Memory, momentOf } from './memory.ts'
import { visitedKey } from './visited-key.ts'

/**
 * Lets Next answer what is not in memory. Visitors who want the same at the same time wait for the first of them, and
 * are then answered from memory. Where something was announced between the first visitor and the others, one of the
 * others asks again; its answer is new enough for all of them.
 */
export const askOnce =
  (memory: Memory): Step =>
  (request, response, next) => {
    const { underWay, asking } = memory
    const key = visitedKey(request)
    if (key === undefined) return next()
    const came = momentOf(memory)
    const ask = (end: (canBeSaved: boolean) => void) => {
      asking.set(response, { key, since: momentOf(memory), end: () => end(true) })
      next()
    }
    const askFirst = () => {
      const { promise, resolve } = Promise.withResolvers<boolean>()
      const end = (canBeSaved: boolean) => {
        // Another visitor may be asking by now.
        if (underWay.get(key) === promise) underWay.delete(key)
        resolve(canBeSaved)
      }
      underWay.set(key, promise)
      // A visitor who leaves says nothing about the page.
      response.once('close', () => end(!response.writableEnded))
      ask(end)
    }
    const takeTurn = () => {
      const first = underWay.get(key)
      if (!first) return askFirst()
      void first.then((canBeSaved) => {
        const goOn = guardRequest(() => {
          if (sendFromMemory(memory, key, request, response, came)) return
          if (canBeSaved) takeTurn()
          // Where the first answer was not saved, the others do not wait once more.
          else ask(() => {})
        })
        if (!response.destroyed) goOn(request, response)
      })
    }
    takeTurn()
  }
