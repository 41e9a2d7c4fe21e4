'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { usePressedMarks } from '#components/product/use-pressed-marks.ts'
import { showToast } from '#components/ui/toast-store.ts'
import type { ShoppingList } from '#contracts/shopping-lists.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { AddedMessages } from '#lib/i18n/added-messages.tsx'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { useRouter } from '#lib/routing/use-router.ts'
import { useHint } from '#lib/session/hint-cookies.ts'
import { asCustomer, requestSignIn } from '#lib/session/request-sign-in.ts'
import { shoppingListsQuery } from '#lib/session/shopping-lists.ts'
import en from '#messages/en/favourite-marks.json'
import hu from '#messages/hu/favourite-marks.json'
import { useToggle } from '../queries.ts'

const texts = { hu: { favouriteMarks: hu }, en: { favouriteMarks: en } }

const ListChoice = lazy(() => import('./list-choice.tsx').then((loaded) => ({ default: loaded.ListChoice })))

interface Props {
  /** The heart that was pressed. */
  pressed: HTMLElement | null
  onDone: () => void
}

const idsOf = (lists: readonly ShoppingList[]): number[] => [...new Set(lists.flatMap(({ items }) => items))]

interface Book {
  variantId: number
  title: string
}

const Marks = ({ pressed, onDone }: Props) => {
  const t = useTranslations('favouriteMarks')
  const errorText = useErrorText()
  const router = useRouter()
  const client = useQueryClient()
  const isCustomer = useHint('customer') !== undefined
  const { data } = useQuery({ ...shoppingListsQuery, enabled: isCustomer })
  const { mutateAsync: toggle } = useToggle()
  const [chosen, setChosen] = useState<Book>()
  const handled = useRef<HTMLElement>(null)
  usePressedMarks('favourite', isCustomer && data ? idsOf(data.items) : [])

  useEffect(() => {
    const press = async ({ dataset: { favourite, title = '' }, ariaPressed }: HTMLElement) => {
      // What the heart said when it was pressed: the lists that come with a sign-in may have the book already.
      const isOn = ariaPressed === 'true'
      if (!isCustomer && !(await requestSignIn())) return
      const variantId = Number(favourite)
      try {
        const { items, multiple } = await asCustomer(() => client.ensureQueryData(shoppingListsQuery))
        if (multiple) return setChosen({ variantId, title })
        const own = items.find(({ type }) => type === 'default')
        if (!own) return
        if (own.items.includes(variantId) === isOn) await toggle({ list: own.id, variantId, isOn })
        showToast({
          tone: 'success',
          text: t(isOn ? 'removed' : 'added', { title }),
          ...(!isOn && { action: { label: t('open'), onPress: () => router.push('/favourites') } }),
        })
      } catch (error) {
        // Who has closed the sign-in knows why nothing has happened.
        if (error instanceof ApiError && error.status === 401) return
        showToast({ tone: 'error', text: errorText(error) })
      }
    }
    // An effect may run twice; each press is handled once.
    if (pressed && handled.current !== pressed) {
      onDone()
      void press(pressed)
    }
    handled.current = pressed
  }, [pressed, onDone, isCustomer, client, toggle, t, errorText, router])

  return (
    chosen && (
      <Suspense>
        <ListChoice {...chosen} onClose={() => setChosen(undefined)} />
      </Suspense>
    )
  )
}

/** Fills the hearts of the customer's books, and does what a pressed heart says. */
export const FavouriteMarks = (props: Props) => (
  <AddedMessages texts={texts}>
    <Marks {...props} />
  </AddedMessages>
)
