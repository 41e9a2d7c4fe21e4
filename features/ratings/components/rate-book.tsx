'use client'

import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react'
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

/** The way to one's own rating: the form, for a guest after a sign-in over the page. Without scripts it leads to the sign-in page. */
export const RateBook = ({ children, ...own }: Props) => {
  const isCustomer = useHint('customer') !== undefined
  const [goesOn, setGoesOn] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  // A session that runs out must not take the form away.
  if (isCustomer && !isOpen) setIsOpen(true)
  const signIn = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey) return
    event.preventDefault()
    void import('#lib/session/request-sign-in.ts').then(({ requestSignIn }) => requestSignIn()).then(setGoesOn)
  }
  if (!isOpen) return <span onClickCapture={signIn}>{children}</span>
  return (
    <Suspense fallback={children}>
      <OwnRating {...own} opened={goesOn} />
    </Suspense>
  )
}
