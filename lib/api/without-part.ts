import 'server-only'
import { unstable_cache } from 'next/cache'
import { incompleteTag, noteTags } from '#lib/process/request-scope.ts'

/** A page without this part is rendered again after this many seconds. */
const incompleteSeconds = 5

/**
 * Next caches a page as long as the answer with the shortest lifetime in it. This answer exists only to shorten the
 * lifetime.
 */
const shortenLife = unstable_cache(async () => null, ['incomplete page'], { revalidate: incompleteSeconds })

/**
 * For a part that a page can do without: `loadPart().catch(withoutPart('Could not …!'))` logs the failure and caches
 * the page for seconds only, so that the part is shown soon after the failure ends. The server before Next does not
 * keep such a page at all.
 * @param complaint a sentence from the specification (point 8)
 */
export const withoutPart = (complaint: string) => async (): Promise<undefined> => {
  // oxlint-disable-next-line no-console -- asked for by the spec
  console.error(complaint)
  noteTags([incompleteTag])
  await shortenLife()
}
