'use client'

import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import type { PreviewProps } from './author-preview.tsx'

/**
 * If this code cannot be loaded, only the preview is missing: the link beside the button leads to the page of the
 * author.
 */
const AuthorPreview = lazy(() =>
  import('./author-preview.tsx').then(
    (loaded) => ({ default: loaded.AuthorPreview as (props: PreviewProps) => ReactNode }),
    () => ({ default: (): ReactNode => null }),
  ),
)

/** Stands once on a page with `data-author-preview` buttons. The dialog is loaded at the first press. */
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
