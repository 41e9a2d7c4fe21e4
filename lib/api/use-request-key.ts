import { useRef } from 'react'

/** The `Idempotency-Key` of a request: the same one has the same key, also when its answer was lost and it is sent again. */
export const useRequestKey = () => {
  const sent = useRef<{ text: string; key: string }>(undefined)
  return (request: unknown): string => {
    const text = JSON.stringify(request)
    if (sent.current?.text !== text) sent.current = { text, key: crypto.randomUUID() }
    return sent.current.key
  }
}
