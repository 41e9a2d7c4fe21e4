import { isDevelopment } from '#lib/env/is-development.ts'
import { noteTags } from '#lib/process/request-scope.ts'
import { cacheSeconds, type CacheTag } from './cache-tags.ts'

/**
 * Options for `fetch`: the answer is cached until one of its tags is announced as changed, or for some minutes. Without
 * tags, and in development, it is not cached. The server before Next learns of the tags, because it keeps the page.
 */
export const cacheOptions = (tags: readonly CacheTag[]): RequestInit => {
  noteTags(tags)
  return tags.length === 0 || isDevelopment
    ? { cache: 'no-store' }
    : { next: { tags: [...tags], revalidate: cacheSeconds } }
}
