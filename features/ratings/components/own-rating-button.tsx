'use client'

import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import type { OwnRatingForm } from './own-rating-form.tsx'

const Form = lazy(() => import('./own-rating-form.tsx').then((part) => ({ default: part.OwnRatingForm })))

/** The form is loaded when the button is pressed. */
export const OwnRatingButton = ({ label, ...form }: ComponentProps<typeof OwnRatingForm> & { label: string }) => {
  const [isOpen, setIsOpen] = useState(false)
  if (!isOpen) return <Button onClick={() => setIsOpen(true)}>{label}</Button>
  return (
    <Suspense fallback={<Button busy>{label}</Button>}>
      <Form {...form} />
    </Suspense>
  )
}
