import type { IncomingMessage, ServerResponse } from 'node:http'
import { guardRequest } from '../guard-request.ts'
import type { Step } from '../step.ts'
import { isNamed } from '../unchanged-page.ts'
import { chooseEncoding } from './encodings.ts'
import type { Copy } from './kept-pages.ts'
import { maxAge, type Memory } from './memory.ts'
import { visitedKey } from './visited-key.ts'

/** The copy for a visit; undefined where Next must be asked. */
const findCopy = (
  { visits, pages, changes }: Memory,
  key: string,
  { headers }: IncomingMessage,
): (Copy & { etag: string | undefined }) | undefined => {
  const visited = visits.get(key)
  if (!visited || Date.now() - visited.askedAt >= maxAge[visited.shelf]) return undefined
  const edition = pages[visited.shelf].get(visited.address)?.editions[visited.edition]
  if (!edition || edition.etag !== visited.etag || changes.hasChanged(edition.tags, visited.announced)) return undefined
  visited.announced = changes.count()
  const copy = edition.copies[chooseEncoding(headers['accept-encoding'] as string | undefined)]
  return copy && { ...copy, etag: edition.etag }
}

const send = (memory: Memory, key: string, request: IncomingMessage, response: ServerResponse): boolean => {
  const copy = findCopy(memory, key, request)
  if (!copy) return false
  const ifNoneMatch = request.headers['if-none-match']
  if (copy.etag !== undefined && ifNoneMatch !== undefined && isNamed(copy.etag, ifNoneMatch))
    response.writeHead(304, copy.unchanged).end()
  else response.writeHead(200, copy.headers).end(copy.body)
  return true
}

/**
 * Answers from memory, or lets Next answer. Visitors who want the same at the same time wait for the first of them:
 * Next is asked once.
 */
export const answerFromMemory =
  (memory: Memory): Step =>
  (request, response, next) => {
    const { underWay, asking, changes } = memory
    const key = visitedKey(request)
    if (key === undefined) return next()
    if (send(memory, key, request, response)) return
    const ask = (end: () => void) => {
      asking.set(response, { key, askedAt: Date.now(), announced: changes.count(), end })
      next()
    }
    const first = underWay.get(key)
    if (first) {
      // Where the first answer was not kept, the others do not wait once more.
      const goOn = guardRequest(() => void (send(memory, key, request, response) || ask(() => {})))
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
