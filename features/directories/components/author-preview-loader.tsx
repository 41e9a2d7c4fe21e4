'use client'

import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'

/** A part of the program that does not come costs the preview; the link beside the button leads to all of it. */
const AuthorPreview = lazy(() =>
  import('./author-preview.tsx').then(
    (loaded) => ({ default: loaded.AuthorPreview as (props: PreviewProps) => ReactNode }),
    () => ({ default: (): ReactNode => null }),
  ),
)

export interface PreviewProps {
  /** Undefined while it is closed. */
  id: string | undefined
  onClose: () => void
}

/** Once on a page with `data-author-preview` buttons; the dialog comes with the first press. */
export const AuthorPreviewLoader = () => {
  const [requested, setRequested] = useState<{ id: string | undefined }>()

  useEffect(() => {
    const press = ({ target }: MouseEvent) => {
      const id =
        target instanceof Element && target.closest<HTMLElement>('[data-author-preview]')?.dataset.authorPreview
      if (id) setRequested({ id })
    }
    document.addEventListener('click', press)
    return () => document.removeEventListener('click', press)
  }, [])

  return (
    requested && (
      <Suspense>
        <AuthorPreview id={requested.id} onClose={() => setRequested({ id: undefined })} />
      </Suspense>
    )
  )
}
