import { useEffect, useTransition } from 'react'
import { beginRequest } from './pending-requests.ts'

/** A transition that the global loading bar shows for as long as it runs. */
export const useCountedTransition = (): ReturnType<typeof useTransition> => {
  const [isPending, startTransition] = useTransition()

  useEffect(() => (isPending ? beginRequest() : undefined), [isPending])

  return [isPending, startTransition]
}
