import { create } from 'zustand'

/** How many requests of this page are under way; the global loading bar shows it (spec point 7). */
export const usePendingRequests = create(() => ({ count: 0 }))

export const countRequest = async <Value>(request: Promise<Value>): Promise<Value> => {
  usePendingRequests.setState(({ count }) => ({ count: count + 1 }))
  try {
    return await request
  } finally {
    usePendingRequests.setState(({ count }) => ({ count: count - 1 }))
  }
}
