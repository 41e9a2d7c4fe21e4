'use client'

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ApiError } from './api-error.ts'

/** Who has waited longer for an answer that did not come is told so, rather than left waiting again. */
const longWaitMs = 1_500

/** What the backend refused stays refused, and a browser without a network is not asked; a network that failed or a server that was away is asked twice more. */
const isWorthRepeating = (failures: number, error: Error) =>
  failures < 2 &&
  error instanceof ApiError &&
  error.code !== 'offline' &&
  (error.status === 0 || error.status >= 500) &&
  error.tookMs < longWaitMs

const createClient = () =>
  new QueryClient({
    defaultOptions: {
      // `always`: without a network an answer is an error that the page can show, not a wait without end.
      queries: { networkMode: 'always', staleTime: 30_000, retry: isWorthRepeating, refetchOnReconnect: true },
      mutations: { networkMode: 'always' },
    },
  })

/** One cache of server data for the islands of a page. */
export const QueryProvider = ({ children }: { children: ReactNode }) => {
  const [client] = useState(createClient)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
