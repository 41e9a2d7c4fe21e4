'use client'

import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import type { OwnRatingForm } from './own-rating-form.tsx'

const Form = lazy(() => import('./own-rating-form.tsx').then((part) => ({ default: part.OwnRatingForm })))

type Props = ComponentProps<typeof OwnRatingForm> & {
  label: string
  /** The reader has signed in in order to rate. */
  opened: boolean
}

/** The form is loaded when the button is pressed. */
export const OwnRatingButton = ({ label, opened, ...form }: Props) => {
  const [isPressed, setIsPressed] = useState(false)
  if (!isPressed && !opened) return <Button onClick={() => setIsPressed(true)}>{label}</Button>
  return (
    <Suspense fallback={<Button busy>{label}</Button>}>
      <Form {...form} />
    </Suspense>
  )
}
