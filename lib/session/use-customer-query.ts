import {
  type InfiniteData,
  type QueryKey,
  useInfiniteQuery,
  type UseInfiniteQueryOptions,
  useQuery,
  useQueryClient,
  type UseQueryOptions,
} from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ApiError } from '#lib/api/api-error.ts'
import { readHint, useHint } from './hint-cookies.ts'
import { leavePage } from './leave-page.ts'
import { meQuery } from './me.ts'
import { requestSignIn } from './request-sign-in.ts'
import { useHydrated } from './use-hydrated.ts'
import { isEndingItself } from './visit-end.ts'

const useIsCustomer = (): boolean => useHint('customer') !== undefined

/**
 * The session has run out, and its cookies are gone. On the page of a known customer, which may hold something whatever
 * of it is still missing, the customer signs in over it; everybody else is led to the sign-in page by a full load. An end
 * with a reason is the matter of session-parts.tsx.
 */
const useLeaving = (error: Error | null): void => {
  const client = useQueryClient()
  const hydrated = useHydrated()
  const isCustomer = useIsCustomer()
  const isOver = hydrated && (!isCustomer || (error instanceof ApiError && error.status === 401))
  const hadCustomer = useRef(false)
  useEffect(() => {
    if (isCustomer) hadCustomer.current = true
    if (!isOver || isEndingItself() || (hadCustomer.current && readHint('ended') !== undefined)) return
    let isLeft = false
    const isKnown = client.getQueryData(meQuery.queryKey) !== undefined
    void (isKnown ? requestSignIn() : Promise.resolve(false)).then((isIn) => isIn || isLeft || leavePage())
    return () => void (isLeft = true)
  }, [isOver, isCustomer, client])
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
