'use client'

import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Button } from '#components/ui/button.tsx'
import { showToast } from '#components/ui/toast-store.ts'
import type { Currency } from '#contracts/shop.ts'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { closeModal, openModal, useOpenModal } from '#lib/session/modal-queue.ts'
import type { RequestedBooks } from '../queries.ts'

const loadDialog = () => import('./request-dialog.tsx')
const RequestDialog = lazy(() => loadDialog().then((loaded) => ({ default: loaded.RequestDialog })))

const close = () => closeModal('offerRequest')

interface Props {
  label: string
  currency: Currency
  /** Read when the button is pressed. */
  books: () => RequestedBooks | Promise<RequestedBooks>
  className?: string
  onSent?: () => void
}

/** Opens the request of an offer for some books. */
export const RequestButton = ({ label, className, currency, books, onSent }: Props) => {
  const isOpen = useOpenModal('offerRequest') !== undefined
  const errorText = useErrorText()
  const read = useMutation({
    mutationFn: async () => books(),
    onSuccess: () => void openModal('offerRequest'),
    onError: (error) => showToast({ tone: 'error', text: errorText(error) }),
  })
  return (
    <>
      <Button
        aria-haspopup="dialog"
        className={className}
        busy={read.isPending}
        onClick={() => read.mutate()}
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
      >
        {label}
      </Button>
      {isOpen && read.data && (
        <Suspense>
          <RequestDialog books={read.data} currency={currency} onSent={onSent} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
