import 'server-only'
import { unstable_cache } from 'next/cache'

/** A page that lacks a part is made again after so many seconds. */
const incompleteSeconds = 5

/** A page lives as long as the answer in it that lives shortest: this one is nothing but short-lived. */
const shortenLife = unstable_cache(async () => null, ['incomplete page'], { revalidate: incompleteSeconds })

/**
 * For a part that a page can do without: `loadPart().catch(withoutPart('Could not …!'))` says so in the log, and has the
 * page kept for seconds only, so that the part is there soon after it can be had again.
 * @param complaint the spec's own words (point 8)
 */
export const withoutPart = (complaint: string) => async (): Promise<undefined> => {
  // oxlint-disable-next-line no-console -- asked for by the spec
  console.error(complaint)
  await shortenLife()
}
