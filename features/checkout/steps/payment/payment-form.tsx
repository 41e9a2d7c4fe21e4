'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import type { DefaultMethod, PaymentContext, TransferOffer } from '#contracts/checkout-contexts.ts'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { isDownload } from '#contracts/shop.ts'
import { Form } from '#components/form/form.tsx'
import { MinimumOrder } from '#components/order/minimum-order.tsx'
import { Button } from '#components/ui/button.tsx'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { OptionGroup } from '#components/ui/option-group.tsx'
import { RadioCard } from '#components/ui/radio-card.tsx'
import { formatPrice } from '#lib/format/format-price.ts'
import { useShownPrices } from '#lib/session/use-shown-prices.ts'
import { usePreviewTotals, useShownTotals } from '#lib/session/totals-preview.ts'
import { useOrganization } from '#lib/session/organization.ts'
import { MemberFields, MemberPayment } from './member-payment.tsx'
import { MemberBudgets } from './member-budgets.tsx'
import { useCharge } from './use-charge.ts'
import { useMemberWords } from './use-member-words.ts'
import { useSendRequest } from './use-send-request.ts'
import { usePlaceOrder } from './use-place-order.ts'
import { useChoosePayment } from './queries.ts'
import { useStepPages } from '../../components/step-pages.tsx'
import { needsApproval } from '../../rules/needs-approval.ts'
import { formSteps } from '../../rules/steps.ts'
import { CardDeclaration } from './card-declaration.tsx'
import { OrderFailure } from './order-failure.tsx'
import { OrderReview } from './order-review.tsx'
import type { Legal } from '../../server.ts'
import { OrderTerms } from './order-terms.tsx'
import { OrderTotal } from './order-total.tsx'

interface Props {
  order: DraftOrder
  contexts: PaymentContext[]
  transfer: TransferOffer | null
  defaultMethod: DefaultMethod | null
  legal: Legal
  /** The badge of the card company. Its rules want it beside the choice. */
  badge: ReactNode
  /** The lines of the cart, for the review. */
  items: ReactNode
}

export const PaymentForm = ({ order, contexts, transfer, defaultMethod, legal, badge, items }: Props) => {
  const t = useTranslations('checkout')
  const locale = useLocale()
  const { main } = useShownPrices()
  const { pageOf } = useStepPages()
  const first = useRef<HTMLInputElement>(null)
  const minimum = useRef<HTMLDivElement>(null)
  const center = useRef<HTMLSelectElement>(null)
  const minimumId = useId()
  const [isMissing, setMissing] = useState(false)
  const choose = useChoosePayment()
  const place = usePlaceOrder()
  const organization = useOrganization()
  const request = useSendRequest()
  const [words, setWords] = useMemberWords(order)
  const isBusy = choose.isPending || place.isBusy || request.isBusy
  // The pressed option is shown at once, with the total that the server computed for it.
  const chosenId = choose.isPending ? choose.variables : order.paymentMethodId
  const chosen = contexts.find(({ paymentMethod }) => paymentMethod.id === chosenId)
  usePreviewTotals(order, choose.isPending ? chosen?.totals : undefined)
  const totals = useShownTotals(order) ?? order.totals
  const charge = useCharge(organization, words.costCenterId, { currency: order.currency, totals })
  // The member's only method: a master approves the cart when there is room for it.
  const waitsForCredit = Boolean(transfer?.isOverLimit && defaultMethod?.isOffered)
  const mustAsk = needsApproval(organization, order, charge.isOver || waitsForCredit)
  const isChosen = Boolean(chosen) || (waitsForCredit && mustAsk && order.paymentMethodId !== null)
  const lacksCenter = charge.isRequired && charge.centers.length > 0 && words.costCenterId === null

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setMissing(!isChosen || lacksCenter)
    if (order.minimumOrder) return minimum.current?.focus()
    if (!isChosen) return first.current?.focus()
    if (lacksCenter) return center.current?.focus()
    if (organization && mustAsk) request.send({ organizationId: organization.id, order, words })
    else place.order(order, words)
  }

  return (
    <Form submit={submit} className="flex flex-col gap-6">
      <OptionGroup legend={t('payment.title')} legendHidden error={isMissing && !isChosen && t('payment.missing')}>
        {contexts.map(({ paymentMethod, name, text, price }, index) => (
          <RadioCard
            key={paymentMethod.id}
            ref={index === 0 ? first : undefined}
            name="paymentMethod"
            value={paymentMethod.id}
            checked={paymentMethod.id === chosenId}
            onChange={() => choose.mutate(paymentMethod.id)}
            title={name}
            text={text}
            aside={price.gross === 0 ? t('payment.noFee') : formatPrice(price[main], order.currency, locale)}
          />
        ))}
      </OptionGroup>
      {organization && (
        <MemberPayment
          credit={organization.credit}
          transfer={transfer}
          defaultMethod={defaultMethod}
          hasMethods={contexts.length > 0}
          canAsk={waitsForCredit && mustAsk}
        />
      )}
      {contexts.some(({ paymentMethod }) => paymentMethod.key === 'simplepay') && <div className="-mt-5">{badge}</div>}
      {chosen?.paymentMethod.key === 'simplepay' && <CardDeclaration company={legal.company} />}
      <OrderReview order={order} items={items} />
      {organization && (
        <MemberFields
          needsApproval={mustAsk}
          charge={charge}
          centerRef={center}
          isCenterMissing={isMissing && lacksCenter}
          words={words}
          onChange={setWords}
        />
      )}
      <MemberBudgets charge={charge} order={order} isMaster={organization?.membership.role === 'ROLE_B2B_MASTER'} />
      <OrderTerms
        isConsumer={order.billing?.type !== 'company'}
        hasDownloads={order.items.some(({ variant }) => isDownload(variant.format))}
        legal={legal}
      />
      {/* Beside the button that was pressed, not above the page's edge. */}
      <OrderFailure
        error={place.error ?? request.error ?? choose.error}
        sent={place.error ? 'order' : request.error ? 'request' : undefined}
      />
      <OrderTotal totals={totals} currency={order.currency} inCash={chosen?.paymentMethod.key === 'cash_on_delivery'} />
      {order.minimumOrder && (
        <div ref={minimum} id={minimumId} tabIndex={-1}>
          <MinimumOrder minimum={order.minimumOrder} currency={order.currency} amongNet={main === 'net'} />
        </div>
      )}
      <div className="flex flex-wrap gap-3.5">
        <Button
          type="submit"
          look="primary"
          busy={isBusy}
          aria-describedby={order.minimumOrder ? minimumId : undefined}
          className="max-sm:w-full"
        >
          {t(mustAsk ? 'member.send' : 'payment.order')}
        </Button>
        <ButtonLink href={pageOf(formSteps.at(-1) ?? 'contact')} className="max-sm:w-full">
          {t('back')}
        </ButtonLink>
      </div>
    </Form>
  )
}
