'use client'

import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { SampleBook } from '../sample-book.ts'

const MediaActions = lazy(() => import('./media-actions.tsx').then((loaded) => ({ default: loaded.MediaActions })))

interface Props {
  book: SampleBook
  /** The address of a sample as a PDF. */
  pdf?: string | undefined
  className?: string
  children: ReactNode
}

/**
 * Listens for presses of plain links and buttons with `data-opens`. The code of a dialog is loaded at the first press.
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
      // Where the device cannot share by itself, the press opens the shop's menu without a script.
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
