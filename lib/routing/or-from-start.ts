import 'server-only'
import { ApiError } from '#lib/api/api-error.ts'
import { currentMarket } from '#lib/market/current-market.ts'
import { type Href, redirect } from './navigation.ts'

/**
 * Handles a list that could not be loaded: an invalid cursor redirects to the start of the list. A cursor is invalid if
 * it is broken, or made for another list or order.
 * @param href the page of the list without the cursor
 */
export const orFromStart =
  (href: Href) =>
  async (error: unknown): Promise<never> => {
    if (error instanceof ApiError && error.issues.some(({ field }) => field === 'cursor'))
      return redirect({ href, locale: (await currentMarket()).locale })
    throw error
  }
