import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useHint } from '#lib/session/hint-cookies.ts'
import { useHydrated } from '#lib/session/use-hydrated.ts'

/**
 * The addresses that the customer has saved, the default first. Null for a guest, and where they cannot be read: the
 * step works without them. Undefined until it is known which.
 */
export const useSaved = <Answer, Item, Key extends QueryKey>(
  options: UseQueryOptions<Answer, Error, Item[], Key>,
): Item[] | null | undefined => {
  const hydrated = useHydrated()
  const isCustomer = useHint('customer') !== undefined
  const { data, isError } = useQuery({ ...options, enabled: isCustomer, retry: false })
  if (!hydrated) return undefined
  return !isCustomer || isError ? null : data
}
