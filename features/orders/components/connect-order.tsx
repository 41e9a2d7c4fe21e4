'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import type { OrderDetail } from '#contracts/orders.ts'
import { Button } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { useConnectOrder } from '../connect-queries.ts'

/** Offers a signed-in visitor to add an order that was placed without an account. */
export const ConnectOrder = ({ order: { uuid, connectable } }: { order: OrderDetail }) => {
  const t = useTranslations('orders.connect')
  const errorText = useErrorText()
  const connect = useConnectOrder(uuid)
  const notice = useRef<HTMLDivElement>(null)
  const isConnected = connect.isSuccess

  // The button with the focus is gone then.
  useEffect(() => {
    if (isConnected) notice.current?.focus()
  }, [isConnected])

  if (isConnected)
    return (
      <div ref={notice} tabIndex={-1}>
        <Notice tone="success" title={t('done')} />
      </div>
    )
  if (!connectable) return null
  return (
    <>
      <Notice
        tone="info"
        title={t('title')}
        actions={
          <Button busy={connect.isPending} onClick={() => connect.mutate()}>
            {t('button')}
          </Button>
        }
      >
        {t('text')}
      </Notice>
      {connect.error && (
        <Notice tone="error" title={t('failed')} announce>
          {errorText(connect.error)}
        </Notice>
      )}
    </>
  )
}
