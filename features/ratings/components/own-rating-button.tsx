'use client'

import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { withLaterTexts } from '#lib/i18n/later-texts.ts'
import { isSignInFor } from '#lib/session/request-sign-in.ts'
import type { OwnRatingForm } from './own-rating-form.tsx'

const Form = lazy(() =>
  withLaterTexts(import('./own-rating-form.tsx')).then((part) => ({ default: part.OwnRatingForm })),
)

type Props = ComponentProps<typeof OwnRatingForm> & { label: string }

/** The form is loaded when the button is pressed. */
export const OwnRatingButton = ({ label, ...form }: Props) => {
  // Who has signed in over the page in order to rate finds the form open.
  const [isOpen, setIsOpen] = useState(() => isSignInFor('rating'))
  if (!isOpen) return <Button onClick={() => setIsOpen(true)}>{label}</Button>
  return (
    <Suspense fallback={<Button busy>{label}</Button>}>
      <Form {...form} />
    </Suspense>
  )
}
