import {
  type InfiniteData,
  type QueryKey,
  useInfiniteQuery,
  type UseInfiniteQueryOptions,
  useQuery,
  type UseQueryOptions,
} from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ApiError } from '#lib/api/api-error.ts'
import { readHint, useHint } from './hint-cookies.ts'
import { leavePage } from './leave-page.ts'
import { requestSignIn } from './request-sign-in.ts'
import { useHydrated } from './use-hydrated.ts'
import { isEndingItself } from './visit-end.ts'

const useIsCustomer = (): boolean => useHint('customer') !== undefined

/**
 * The session has run out, and its cookies are gone. On a page that holds something the customer signs in over it, which
 * keeps what was typed; everybody else is led to the sign-in page by a full load. An end with a reason is the matter of
 * session-parts.tsx.
 */
const useLeaving = ({ data, error }: { data: unknown; error: Error | null }): void => {
  const hydrated = useHydrated()
  const isCustomer = useIsCustomer()
  const isOver = hydrated && (!isCustomer || (error instanceof ApiError && error.status === 401))
  const isEmpty = data === undefined
  const hadCustomer = useRef(false)
  useEffect(() => {
    if (isCustomer) hadCustomer.current = true
    if (!isOver || isEndingItself() || (hadCustomer.current && readHint('ended') !== undefined)) return
    const signedIn = isEmpty ? Promise.resolve(false) : requestSignIn()
    void signedIn.then((isIn) => isIn || leavePage())
  }, [isOver, isEmpty, isCustomer])
}

/** A query of a page that only customers see. */
export const useCustomerQuery = <Answer, Data, Key extends QueryKey>(
  options: UseQueryOptions<Answer, Error, Data, Key>,
) => {
  const query = useQuery({ ...options, enabled: useIsCustomer() })
  useLeaving(query)
  return query
}

/** A list of a page that only customers see, page by page. */
export const useCustomerPages = <Answer, Key extends QueryKey>(
  options: UseInfiniteQueryOptions<Answer, Error, InfiniteData<Answer>, Key, string>,
) => {
  const query = useInfiniteQuery({ ...options, enabled: useIsCustomer() })
  useLeaving(query)
  return query
}
