'use client'

import { useTranslations } from 'next-intl'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { ApiError } from '#lib/api/api-error.ts'
import { isUnanswered } from '#lib/api/is-unanswered.ts'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { useStepPages } from '../../components/step-pages.tsx'

/** The cart has changed since the visitor saw it. It has been read again, and the visitor decides again. */
const changes = new Set<ApiError['code']>(['cart_changed', 'version_conflict'])
/** The visitor can put these right in the cart, or sees on the page of the offer what is wrong. */
const ofItems = new Set<ApiError['code']>([
  'insufficient_stock',
  'variant_not_available',
  'cart_empty',
  'minimum_order_not_reached',
  'offer_not_open',
  'offer_changed',
])
/** The visitor can put these right in the step of the delivery. */
const ofDelivery = new Set<ApiError['code']>([
  'delivery_mode_not_available',
  'pickup_point_not_found',
  'store_not_found',
])

interface Props {
  error: Error | null
  /** What was sent. Otherwise the choice of the payment failed. */
  sent: 'order' | 'request' | undefined
}

/** Why nothing was ordered or sent, or that it may have arrived, and where the visitor can go on. */
export const OrderFailure = ({ error, sent }: Props) => {
  const t = useTranslations('checkout')
  const errorText = useErrorText()
  const { pageOf, goods, isOffer } = useStepPages()
  if (!error) return null
  const code = error instanceof ApiError ? error.code : 'internal_error'
  if (changes.has(code))
    return (
      <Notice tone="warning" title={t('payment.changedTitle')} announce>
        {errorText(error)} {t('payment.changedText')}
      </Notice>
    )
  if (sent && isUnanswered(error)) {
    const texts = sent === 'order' ? 'payment' : 'member'
    return (
      <Notice tone="error" title={t(`${texts}.unansweredTitle`)} announce>
        {errorText(error)} {t(`${texts}.unansweredText`)}
      </Notice>
    )
  }
  const action = ofItems.has(code)
    ? { href: goods, text: t(isOffer ? 'offer.toOffer' : 'payment.toCart') }
    : ofDelivery.has(code)
      ? { href: pageOf('delivery'), text: t('payment.toDelivery') }
      : code === 'organization_billing_required'
        ? { href: pageOf('billing'), text: t('member.toBilling') }
        : undefined
  return (
    <Notice
      tone="error"
      title={t(sent === 'request' ? 'member.failedTitle' : 'payment.failedTitle')}
      announce
      actions={
        action && (
          <ButtonLink href={action.href} size="small">
            {action.text}
          </ButtonLink>
        )
      }
    >
      {errorText(error)}
    </Notice>
  )
}
