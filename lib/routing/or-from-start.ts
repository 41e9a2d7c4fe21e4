import 'server-only'
import { ApiError } from '#lib/api/api-error.ts'
import { currentMarket } from '#lib/market/current-market.ts'
import { type Href, redirect } from './navigation.ts'

/**
 * Handles a list that could not be loaded: a cursor that is broken, or belongs to another list or order, leads to the
 * same list from its start.
 * @param href the list's page without the cursor
 */
export const orFromStart =
  (href: Href) =>
  async (error: unknown): Promise<never> => {
    if (error instanceof ApiError && error.issues.some(({ field }) => field === 'cursor'))
      return redirect({ href, locale: (await currentMarket()).locale })
    throw error
  }
