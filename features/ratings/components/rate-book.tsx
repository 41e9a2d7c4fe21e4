'use client'

import { useLocale } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { getPathname, type Href, Link } from '#lib/routing/navigation.ts'
import { useHint } from '#lib/session/hint-cookies.ts'

const OwnRatingForm = lazy(() => import('./own-rating-form.tsx').then((loaded) => ({ default: loaded.OwnRatingForm })))

interface Props {
  variantId: number
  href: Href
  isModerated: boolean
  invitation: string
  labels: { rate: string; signIn: string }
}

/** The way to one's own rating: to the sign-in page, or the form, which comes when it is asked for. */
export const RateBook = ({ variantId, href, isModerated, invitation, labels }: Props) => {
  const locale = useLocale()
  const isCustomer = useHint('customer') !== undefined
  const [isOpen, setIsOpen] = useState(false)
  const signInHref = { pathname: '/login', query: { redirectPath: `${getPathname({ href, locale })}#ratings` } } as const
  if (isCustomer && isOpen)
    return (
      <Suspense fallback={<Button busy>{labels.rate}</Button>}>
        <OwnRatingForm variantId={variantId} signInHref={signInHref} isModerated={isModerated} />
      </Suspense>
    )
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-13 text-soft">{invitation}</p>
      {isCustomer ? (
        <Button onClick={() => setIsOpen(true)}>{labels.rate}</Button>
      ) : (
        <Button asChild>
          <Link href={signInHref}>
            {labels.signIn}
          </Link>
        </Button>
      )}
    </div>
  )
}
