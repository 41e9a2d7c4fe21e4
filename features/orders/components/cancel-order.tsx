'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { OrderDetail } from '#contracts/orders.ts'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { useCancelOrder } from '../queries.ts'

interface Props {
  order: Pick<OrderDetail, 'uuid' | 'number'> & { payment: Pick<OrderDetail['payment'], 'status'> }
  /** Among other orders: then the number says which one. */
  isListed?: boolean
}

/** The buyer cancels an order that has not left yet, after a second look. */
export const CancelOrder = ({ order, isListed = false }: Props) => {
  const t = useTranslations('orders.cancel')
  const errorText = useErrorText()
  const [isAsked, setAsked] = useState(false)
  const cancel = useCancelOrder(order.uuid)
  const close = () => {
    cancel.reset()
    setAsked(false)
  }
  return (
    <>
      <Button
        {...(isListed && { size: 'small', 'aria-label': t('buttonOf', { number: order.number }) })}
        onClick={() => setAsked(true)}
      >
        {t('button')}
      </Button>
      <Dialog
        open={isAsked}
        onClose={close}
        title={t('title', { number: order.number })}
        closeLabel={t('close')}
        footer={
          <>
            <Button
              look="primary"
              busy={cancel.isPending}
              onClick={() => cancel.mutate(undefined, { onSuccess: close })}
            >
              {t('confirm')}
            </Button>
            <Button disabled={cancel.isPending} onClick={close}>
              {t('keep')}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-4">
          {cancel.error && (
            <Notice tone="error" title={t('failed')} announce>
              {errorText(cancel.error)}
            </Notice>
          )}
          <p className="max-w-prose">{t('text')}</p>
          {order.payment.status === 'paid' && <p className="max-w-prose">{t('refund')}</p>}
        </div>
      </Dialog>
    </>
  )
}
