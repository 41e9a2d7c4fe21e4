'use client'

import { lazy, type ReactNode, Suspense, useState } from 'react'
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

/** The way to one's own rating: to the sign-in, or to the form. */
export const RateBook = ({ children, ...own }: Props) => {
  const isCustomer = useHint('customer') !== undefined
  const [isOpen, setIsOpen] = useState(false)
  // A session that runs out does not take the form away.
  if (isCustomer && !isOpen) setIsOpen(true)
  if (!isOpen) return children
  return (
    <Suspense fallback={children}>
      <OwnRating {...own} />
    </Suspense>
  )
}
