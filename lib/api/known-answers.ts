import { LRUCache } from 'lru-cache'
import {
  type PrerenderStoreLegacy,
  workUnitAsyncStorage,
} from 'next/dist/server/app-render/work-unit-async-storage.external.js'
import { isDevelopment } from '#lib/env/is-development.ts'
import { noteTags } from '#lib/process/request-scope.ts'
import { cacheSeconds, type CacheTag } from './cache-tags.ts'

interface Known {
  answer: Promise<unknown>
  tags: readonly CacheTag[]
  /** In milliseconds since 1970. */
  until: number
}

/** A page asks for about twenty answers, most of them the same for all pages. */
const maxAnswers = 300
/** Where an announcement was lost, an answer is older by this time than the one in Next's cache. */
const maxAgeMs = 60_000

/** The build contains several copies of this file, so the answers hang on `globalThis`. */
const shared = globalThis as { [key: symbol]: LRUCache<string, Known> | undefined }
const name = Symbol.for('kolofon.known-answers')
const known = (): LRUCache<string, Known> => (shared[name] ??= new LRUCache({ max: maxAnswers }))

/** Notes for Next, as its own `fetch` does, by which tags a static page has to be cleared, and when it is too old. */
const noteForNext = (page: PrerenderStoreLegacy, tags: readonly CacheTag[]): void => {
  page.tags = [...new Set([...(page.tags ?? []), ...tags])]
  page.revalidate = Math.min(page.revalidate, cacheSeconds)
}

const remember = <Value>(key: string, tags: readonly CacheTag[], ask: () => Promise<Value>): Promise<Value> => {
  const entry = { answer: ask(), tags, until: Date.now() + maxAgeMs }
  known().set(key, entry)
  entry.answer.catch(() => known().peek(key) === entry && known().delete(key))
  return entry.answer
}

/**
 * Keeps the parsed answer of a cached call in the memory of the process. Next keeps such an answer as text and would
 * parse it for each page, and once more for each part of the page that needs it: fifty times for the page of a book.
 * @param key names the call with its input; all callers get the same object and must not change it
 * @param tags the tags that clear the answer; without tags it is not kept
 */
export const knownAnswer = <Value>(
  key: string,
  tags: readonly CacheTag[],
  ask: () => Promise<Value>,
): Promise<Value> => {
  const page = workUnitAsyncStorage.getStore()
  const isStatic = page?.type === 'prerender-legacy'
  if (tags.length === 0 || isDevelopment || !(isStatic || page?.type === 'request')) return ask()
  if (isStatic) noteForNext(page, tags)
  const found = known().get(key)
  if (!found || found.until <= Date.now()) return remember(key, tags, ask)
  noteTags(found.tags)
  return found.answer as Promise<Value>
}

/** Clears the answers with one of these tags. */
export const clearAnswers = (changed: readonly CacheTag[] | 'everything'): void => {
  if (changed === 'everything') return known().clear()
  const tags = new Set(changed)
  for (const [key, entry] of known()) if (entry.tags.some((tag) => tags.has(tag))) known().delete(key)
}
