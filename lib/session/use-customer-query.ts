import {
  type InfiniteData,
  type QueryKey,
  useInfiniteQuery,
  type UseInfiniteQueryOptions,
  useQuery,
  type UseQueryOptions,
} from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError } from '#lib/api/api-error.ts'
import { useHint } from './hint-cookies.ts'
import { useHydrated } from './use-hydrated.ts'

const useIsCustomer = (): boolean => useHint('customer') !== undefined

/** The session has ended, and its cookies are gone: a full load leads to the sign-in page and back. */
const useLeaving = (error: Error | null): void => {
  const hydrated = useHydrated()
  const isCustomer = useIsCustomer()
  const isOver = hydrated && (!isCustomer || (error instanceof ApiError && error.status === 401))
  useEffect(() => {
    if (isOver) window.location.reload()
  }, [isOver])
}

/** A query of a page that only customers see. */
export const useCustomerQuery = <Answer, Data, Key extends QueryKey>(
  options: UseQueryOptions<Answer, Error, Data, Key>,
) => {
  const query = useQuery({ ...options, enabled: useIsCustomer() })
  useLeaving(query.error)
  return query
}

/** A list of a page that only customers see, page by page. */
export const useCustomerPages = <Answer, Key extends QueryKey>(
  options: UseInfiniteQueryOptions<Answer, Error, InfiniteData<Answer>, Key, string>,
) => {
  const query = useInfiniteQuery({ ...options, enabled: useIsCustomer() })
  useLeaving(query.error)
  return query
}
