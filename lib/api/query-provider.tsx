'use client'

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ApiError } from './api-error.ts'

/** After this time a failed request is reported rather than repeated: the visitor has waited long enough. */
const longWaitMs = 1_500

/**
 * A refusal of the backend is final, and without a network a request is not repeated. After a failed connection or an
 * unavailable server it is repeated twice.
 */
const isWorthRepeating = (failures: number, error: Error) =>
  failures < 2 &&
  error instanceof ApiError &&
  error.code !== 'offline' &&
  (error.status === 0 || error.status >= 500) &&
  error.tookMs < longWaitMs

const createClient = () =>
  new QueryClient({
    defaultOptions: {
      // `always`: without a network a request fails with an error that the page can show, and does not wait.
      queries: { networkMode: 'always', staleTime: 30_000, retry: isWorthRepeating, refetchOnReconnect: true },
      mutations: { networkMode: 'always' },
    },
  })

/** One cache of server data for all islands of a page. */
export const QueryProvider = ({ children }: { children: ReactNode }) => {
  const [client] = useState(createClient)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
