import type { IncomingMessage } from 'node:http'
import type { Step } from '../steps/step.ts'
import { isNamed } from '../pages/unchanged-page.ts'
import { chooseEncoding } from './encodings.ts'
import type { Copy } from './saved-pages.ts'
import { maxAge, type Memory } from './memory.ts'
import { visitedKey } from './visited-key.ts'

interface SavedAnswer extends Copy {
  etag: string | undefined
}

/** The answer for a visit; undefined where Next must be asked. */
const findAnswer = (
  { visits, pages, changes }: Memory,
  key: string,
  { headers }: IncomingMessage,
): SavedAnswer | undefined => {
  const visited = visits.get(key)
  if (!visited || Date.now() - visited.requestedAt >= maxAge[visited.store]) return undefined
  const edition = pages[visited.store].get(visited.address)?.editions[visited.edition]
  if (!edition || edition.etag !== visited.etag || changes.hasChanged(edition.tags, visited.announced)) return undefined
  visited.announced = changes.count()
  const copy = edition.copies[chooseEncoding(headers['accept-encoding'] as string | undefined)]
  return copy && { ...copy, etag: edition.etag }
}

/** Answers a visit from memory, or passes it on. It comes before all steps that only prepare a request for Next. */
export const answerFromMemory =
  (memory: Memory): Step =>
  (request, response, next) => {
    const key = visitedKey(request)
    const answer = key && findAnswer(memory, key, request)
    if (!answer) return next()
    const ifNoneMatch = request.headers['if-none-match']
    if (answer.etag !== undefined && ifNoneMatch !== undefined && isNamed(answer.etag, ifNoneMatch))
      response.writeHead(304, answer.unchanged).end()
    else response.writeHead(200, answer.headers).end(answer.body)
  }
