import { create } from 'zustand'

/**
 * The number of running requests of this page, and the number of finished ones since the first of them began. The
 * global loading bar shows them (spec point 7).
 */
export const usePendingRequests = create(() => ({ count: 0, answered: 0 }))

/** Counts a request. @returns a function that counts its end */
export const beginRequest = (): (() => void) => {
  usePendingRequests.setState(({ count }) => ({ count: count + 1 }))
  return () =>
    usePendingRequests.setState(({ count, answered }) => ({ count: count - 1, answered: count > 1 ? answered + 1 : 0 }))
}

/** In per cent, and never over 100. */
export const progressOf = ({ count, answered }: { count: number; answered: number }): number =>
  Math.min(100, Math.round((100 * answered) / Math.max(1, count + answered)))

export const countRequest = async <Value>(request: Promise<Value>): Promise<Value> => {
  const end = beginRequest()
  try {
    return await request
  } finally {
    end()
  }
}
