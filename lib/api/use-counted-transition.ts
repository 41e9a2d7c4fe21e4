import { useEffect, useTransition } from 'react'
import { usePendingRequests } from './pending-requests.ts'

/** A transition that the global loading bar shows for as long as it runs. */
export const useCountedTransition = (): ReturnType<typeof useTransition> => {
  const [isPending, startTransition] = useTransition()

  useEffect(() => {
    if (!isPending) return
    usePendingRequests.setState(({ count }) => ({ count: count + 1 }))
    return () => usePendingRequests.setState(({ count }) => ({ count: count - 1 }))
  }, [isPending])

  return [isPending, startTransition]
}
