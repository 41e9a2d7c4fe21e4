import { answerFromMemory as answer } from '#server/memory/answer-from-memory.ts'
import type { Memory } from '#server/memory/memory.ts'
import type { Step } from '#server/steps/step.ts'

export { sendFromMemory } from '#server/memory/answer-from-memory.ts'

/** The memory of the storefront, which Next answers for where the header `X-Without-Memory` wants it. */
export const answerFromMemory = (memory: Memory): Step => {
  const answerRequest = answer(memory)
  return (request, response, next) =>
    request.headers['x-without-memory'] === undefined ? answerRequest(request, response, next) : next()
}
