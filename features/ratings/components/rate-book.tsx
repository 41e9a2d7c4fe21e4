'use client'

import { lazy, type ReactNode, Suspense } from 'react'
import { useHint } from '#lib/session/hint-cookies.ts'

const OwnRating = lazy(() => import('./own-rating-button.tsx').then((part) => ({ default: part.OwnRatingButton })))

interface Props {
  variantId: number
  signInHref: { pathname: '/login'; query: { redirectPath: string } }
  isModerated: boolean
  label: string
  /** The way for who has not signed in. */
  children: ReactNode
}

/** The way to one's own rating: to the sign-in page, or to the form. */
export const RateBook = ({ children, ...own }: Props) => {
  const isCustomer = useHint('customer') !== undefined
  if (!isCustomer) return children
  return (
    <Suspense fallback={children}>
      <OwnRating {...own} />
    </Suspense>
  )
}
