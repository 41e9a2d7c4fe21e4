'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Confirmation } from '#components/form/confirmation.tsx'
import { FormFailure } from '#components/form/form-failure.tsx'
import { Button } from '#components/ui/button.tsx'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { showToast } from '#components/ui/toast-store.ts'
import type { Offer } from '#contracts/offers.ts'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { useRouter } from '#lib/routing/use-router.ts'
import { useHint } from '#lib/session/hint-cookies.ts'
import { useAccept, useDocument, useReject, useRequestChange } from '../queries.ts'
import { TextForm } from './text-form.tsx'

const ChangeDialog = ({ offer, onClose }: { offer: Offer; onClose: () => void }) => {
  const t = useTranslations('offers')
  const request = useRequestChange(offer)
  return (
    <Dialog open onClose={onClose} title={t('change.title')} closeLabel={t('close')}>
      <p className="mb-4 text-soft">{t('change.text')}</p>
      <TextForm
        label={t('change.label')}
        submit={t('change.send')}
        failed={t('failed')}
        mutation={request}
        onSent={() => {
          showToast({ tone: 'success', text: t('change.sent') })
          onClose()
        }}
      />
    </Dialog>
  )
}

const Rejection = ({ offer, onClose }: { offer: Offer; onClose: () => void }) => {
  const t = useTranslations('offers')
  const reject = useReject(offer)
  const confirm = () =>
    reject.mutate(undefined, {
      onSuccess: () => {
        showToast({ tone: 'info', text: t('reject.done') })
        onClose()
      },
    })
  return (
    <Confirmation
      texts={{
        title: t('reject.title'),
        text: t('reject.text', { title: offer.title }),
        confirm: t('reject.confirm'),
        cancel: t('cancel'),
        close: t('close'),
        failed: t('failed'),
      }}
      busy={reject.isPending}
      failure={reject.error}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}

/** Accepts the offer and leads on to its checkout. What is not in stock stands before the button. */
const Acceptance = ({ offer }: { offer: Offer }) => {
  const t = useTranslations('offers')
  const router = useRouter()
  const accept = useAccept(offer)
  const open = () =>
    accept.mutate(undefined, {
      onSuccess: ({ draftOrderUuid }) => router.push({ pathname: '/checkout/[id]', params: { id: draftOrderUuid } }),
    })
  const isPartly = offer.current.lines.some(({ missing }) => missing > 0)
  return (
    <>
      {isPartly && (
        <Notice tone="warning" title={t('accept.partlyTitle')}>
          {t('accept.partlyText')}
        </Notice>
      )}
      <FormFailure failure={accept.error} title={t('failed')} />
      <Button look="primary" className="w-full" busy={accept.isPending || accept.isSuccess} onClick={open}>
        {t('accept.open')}
      </Button>
    </>
  )
}

/** What the member can do with the offer now. */
export const OfferActions = ({ offer }: { offer: Offer }) => {
  const t = useTranslations('offers')
  const errorText = useErrorText()
  const document = useDocument(offer.uuid)
  const [open, setOpen] = useState<'change' | 'reject'>()
  // An operator is the other side.
  const isInPerson = useHint('impersonation') === undefined
  const close = () => setOpen(undefined)
  const { may, current, order } = offer
  const download = () =>
    document.mutate(undefined, { onError: (error) => showToast({ tone: 'error', text: errorText(error) }) })
  return (
    <div className="mt-5 flex flex-col gap-3">
      {isInPerson && may.accept && <Acceptance offer={offer} />}
      {isInPerson && may.reject && !may.accept && <p className="text-13 text-soft">{t('accept.byMaster')}</p>}
      {order && (
        <ButtonLink href={{ pathname: '/customer/orders/[id]/details/view', params: { id: order.uuid } }}>
          {t('toOrder', { number: order.number })}
        </ButtonLink>
      )}
      {isInPerson && may.requestChange && (
        <Button className="w-full" onClick={() => setOpen('change')}>
          {t('change.open')}
        </Button>
      )}
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-13">
        {current.sentAt !== null && (
          <button type="button" className="text-link min-h-6" aria-disabled={document.isPending} onClick={download}>
            {t('download')}
          </button>
        )}
        {isInPerson && may.reject && (
          <button type="button" className="text-link min-h-6" onClick={() => setOpen('reject')}>
            {t('reject.open')}
          </button>
        )}
      </div>
      {open === 'change' && <ChangeDialog offer={offer} onClose={close} />}
      {open === 'reject' && <Rejection offer={offer} onClose={close} />}
    </div>
  )
}
