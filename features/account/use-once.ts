import { useEffect, useRef } from 'react'

/** Works once after the part was mounted, also where React mounts it twice. */
export const useOnce = (work: () => void): void => {
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current) return
    isDone.current = true
    work()
  })
}
