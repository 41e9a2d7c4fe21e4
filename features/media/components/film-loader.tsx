'use client'

import { lazy, type ReactNode, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { hasConsent } from '#lib/consent/has-consent.ts'

const FilmPlayer = lazy(() => import('./film-player.tsx').then((loaded) => ({ default: loaded.FilmPlayer })))

interface Props {
  /** The id of the film at YouTube. */
  id: string
  title: string
  /** A drawing and a link, shown until the visitor agrees. */
  children: ReactNode
}

const never = () => () => {}
const hasAllowed = () => hasConsent('films')

/** Requests nothing from YouTube until the visitor has agreed, now or earlier on this device. */
export const FilmLoader = ({ id, title, children }: Props) => {
  const place = useRef<HTMLDivElement>(null)
  /** The choice on this page; undefined while only the saved choice counts. */
  const [said, setSaid] = useState<boolean>()
  const agreed = useSyncExternalStore(never, hasAllowed, () => false)

  useEffect(() => {
    const { current } = place
    if (!current) return
    const agree = (event: MouseEvent) => {
      if (!(event.target as Element).closest('[data-film]') || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      setSaid(true)
    }
    current.addEventListener('click', agree)
    return () => current.removeEventListener('click', agree)
  }, [])

  return (
    <div ref={place}>
      {(said ?? agreed) ? (
        <Suspense fallback={children}>
          <FilmPlayer id={id} title={title} plays={said === true} onWithdraw={() => setSaid(false)} />
        </Suspense>
      ) : (
        children
      )}
    </div>
  )
}
