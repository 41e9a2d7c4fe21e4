import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Step } from '../steps/step.ts'
import { isNamed } from '../pages/unchanged-page.ts'
import { chooseEncoding } from './encodings.ts'
import type { Copy } from './saved-pages.ts'
import { maxAge, type Memory, type Moment, momentOf } from './memory.ts'
import { visitedKey } from './visited-key.ts'

interface SavedAnswer extends Copy {
  etag: string | undefined
}

/** The answer for a visit that came at that moment; undefined where Next must be asked. */
const findAnswer = (
  { visits, pages, changes }: Memory,
  key: string,
  { headers }: IncomingMessage,
  came: Moment,
): SavedAnswer | undefined => {
  const visited = visits.get(key)
  if (!visited || came.ms - visited.requestedAt >= maxAge[visited.store]) return undefined
  const edition = pages[visited.store].get(visited.address)?.editions[visited.edition]
  if (!edition || edition.etag !== visited.etag) return undefined
  if (visited.announced < came.announced) {
    if (changes.hasChanged(edition.tags, visited.announced)) return undefined
    visited.announced = changes.count()
  }
  const copy = edition.copies[chooseEncoding(headers['accept-encoding'] as string | undefined)]
  return copy && { ...copy, etag: edition.etag }
}

/**
 * Sends what is in memory for a visit.
 * @param came what was announced later may be missing, as in an answer that Next began to make then
 * @returns whether there was an answer
 */
export const sendFromMemory = (
  memory: Memory,
  key: string,
  request: IncomingMessage,
  response: ServerResponse,
  came: Moment,
): boolean => {
  const answer = findAnswer(memory, key, request, came)
  if (!answer) return false
  const ifNoneMatch = request.headers['if-none-match']
  if (answer.etag !== undefined && ifNoneMatch !== undefined && isNamed(answer.etag, ifNoneMatch))
    response.writeHead(304, answer.unchanged).end()
  else response.writeHead(200, answer.headers).end(answer.body)
  return true
}

/** Answers a visit from memory, or passes it on. It comes before all steps that only prepare a request for Next. */
export const answerFromMemory =
  (memory: Memory): Step =>
  (request, response, next) => {
    const key = visitedKey(request)
    if (key === undefined || !sendFromMemory(memory, key, request, response, momentOf(memory))) next()
  }
