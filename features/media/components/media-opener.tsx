'use client'

import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'

const MediaActions = lazy(() => import('./media-actions.tsx').then((loaded) => ({ default: loaded.MediaActions })))

export interface SampleBook {
  productId: number
  title: string
  language: string
  /** Of the whole book. */
  pages: number | null
}

interface Props {
  book: SampleBook
  /** Address of a PDF to read. */
  pdf?: string | undefined
  className?: string
  children: ReactNode
}

/**
 * Notices presses of what has `data-opens` in it: plain links and buttons that say all there is to know. What they do
 * is fetched with the first of them.
 */
export const MediaOpener = ({ book, pdf, className, children }: Props) => {
  const place = useRef<HTMLDivElement>(null)
  const [pressed, setPressed] = useState<HTMLElement>()

  useEffect(() => {
    const { current } = place
    if (!current) return
    const notice = (event: MouseEvent) => {
      const found = (event.target as Element).closest<HTMLElement>('[data-opens]')
      if (!found || event.ctrlKey || event.metaKey || event.shiftKey) return
      // A menu opens by itself where the device has none of its own.
      if (found.dataset['opens'] !== 'share' || 'share' in navigator) event.preventDefault()
      setPressed(found)
    }
    current.addEventListener('click', notice)
    return () => current.removeEventListener('click', notice)
  }, [])

  return (
    <div ref={place} className={className}>
      {children}
      <Suspense>
        {pressed && <MediaActions pressed={pressed} book={book} pdf={pdf} onDone={() => setPressed(undefined)} />}
      </Suspense>
    </div>
  )
}
