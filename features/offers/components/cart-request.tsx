'use client'

import { lazy, Suspense } from 'react'
import { Button } from '#components/ui/button.tsx'
import { useHint } from '#lib/session/hint-cookies.ts'
import { closeModal, openModal, useOpenModal } from '#lib/session/modal-queue.ts'
import { useDraftOrder } from '#lib/session/use-draft-order.ts'

const loadDialog = () => import('./request-dialog.tsx')
const RequestDialog = lazy(() => loadDialog().then((loaded) => ({ default: loaded.RequestDialog })))

const close = () => closeModal('offerRequest')

/** Requests an offer for the books in the cart, which stay there. Only members of an organisation can. */
export const CartRequest = ({ label }: { label: string }) => {
  const isCustomer = useHint('customer') !== undefined
  const isMember = useHint('segment') === 'b2b' && isCustomer
  const isOpen = useOpenModal('offerRequest') !== undefined
  const { data: order } = useDraftOrder()
  if (!isMember || !order) return null
  return (
    <>
      <Button
        aria-haspopup="dialog"
        className="mt-3 w-full"
        onClick={() => void openModal('offerRequest')}
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
      >
        {label}
      </Button>
      {isOpen && (
        <Suspense>
          <RequestDialog
            currency={order.currency}
            lines={order.items
              .filter(({ dealId }) => dealId === null)
              .map(({ variantId, quantity }) => ({ variantId, quantity }))}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}
