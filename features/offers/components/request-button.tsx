'use client'

import { lazy, Suspense } from 'react'
import { Button } from '#components/ui/button.tsx'
import type { Currency } from '#contracts/shop.ts'
import { closeModal, openModal, useOpenModal } from '#lib/session/modal-queue.ts'

const loadDialog = () => import('./request-dialog.tsx')
const RequestDialog = lazy(() => loadDialog().then((loaded) => ({ default: loaded.RequestDialog })))

const close = () => closeModal('offerRequest')

interface Props {
  label: string
  currency: Currency
  lines: { variantId: number; quantity: number }[]
  className?: string
}

/** Opens the request of an offer for some books. */
export const RequestButton = ({ label, className, ...request }: Props) => {
  const isOpen = useOpenModal('offerRequest') !== undefined
  return (
    <>
      <Button
        aria-haspopup="dialog"
        className={className}
        onClick={() => void openModal('offerRequest')}
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
      >
        {label}
      </Button>
      {isOpen && (
        <Suspense>
          <RequestDialog {...request} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
