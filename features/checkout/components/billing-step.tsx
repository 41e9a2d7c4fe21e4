'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useLocale, useTranslations } from 'next-intl'
import type { Resolver } from 'react-hook-form'
import { billingForm } from '#contracts/checkout-forms.ts'
import type { DraftOrder } from '#contracts/draft-orders.ts'
import { Checkbox } from '#components/ui/checkbox.tsx'
import { OptionGroup } from '#components/ui/option-group.tsx'
import { RadioCard } from '#components/ui/radio-card.tsx'
import { useDraftOrder } from '#lib/session/draft-order.ts'
import { useHint } from '#lib/session/hint-cookies.ts'
import { useStepForm } from '../hooks/use-step-form.ts'
import { useWrongFields } from '../hooks/use-wrong-fields.ts'
import { sendBilling } from '../queries.ts'
import { type BillingValues, initialBilling, isSame, knownBilling, sameFields } from '../rules/billing-form.ts'
import { nameLabels } from '../rules/name-order.ts'
import { AddressFields } from './address-fields.tsx'
import { CompanyFields } from './company-fields.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { NameFields } from './name-fields.tsx'
import { StepActions } from './step-actions.tsx'
import { StepTitle } from './step-title.tsx'

// The union looks at the fields of the chosen kind only, so the form may hold those of both.
const resolver = zodResolver(billingForm) as unknown as Resolver<BillingValues>

const BillingForm = ({ order }: { order: DraftOrder }) => {
  const t = useTranslations('checkout')
  const locale = useLocale()
  const isBusiness = useHint('segment') === 'b2b'
  const { register, watch, setValue, setFocus, clearErrors, submit, isBusy, failure, formState } =
    useStepForm<BillingValues>({
      step: 'billing',
      order,
      resolver,
      initial: initialBilling(order, isBusiness),
      send: (current, values) => sendBilling(current, billingForm.parse(values)),
    })
  const { errors } = formState
  const type = register('type', { onChange: () => clearErrors() })
  const values = watch()
  const known = knownBilling(order)
  const offered = sameFields(known, values.type)
  const names = nameLabels(locale, t)
  const company = { company: t('fields.company'), taxNumber: t('fields.taxNumber') }
  const address = { ZIPCode: t('fields.ZIPCode'), city: t('fields.city'), addressLine: t('fields.addressLine') }
  const wrong = useWrongFields(formState, { ...(values.type === 'personal' ? names : company), ...address })

  const fill = (checked: boolean) => {
    for (const name of offered)
      setValue(name, checked ? (known[name] ?? '') : '', {
        shouldDirty: true,
        shouldValidate: checked && formState.isSubmitted,
      })
    if (!checked && offered[0]) setFocus(offered[0])
  }

  return (
    <form noValidate onSubmit={submit} className="flex max-w-prose flex-col gap-5">
      <ErrorSummary fields={wrong} failure={failure} />
      <OptionGroup legend={t('billing.type')} arrangement="cards">
        <RadioCard {...type} compact value="personal" title={t('billing.personal')} />
        <RadioCard {...type} compact value="company" title={t('billing.company')} />
      </OptionGroup>
      {offered.length > 0 && (
        <Checkbox
          checked={isSame(values, known)}
          onChange={(event) => fill(event.target.checked)}
          label={offered.includes('ZIPCode') ? t('billing.sameAsDelivery') : t('billing.sameAsContact')}
        />
      )}
      {values.type === 'personal' ? (
        <NameFields register={register} labels={names} errors={errors} section="billing" />
      ) : (
        <CompanyFields register={register} labels={company} errors={errors} />
      )}
      <AddressFields register={register} errors={errors} section="billing" />
      <StepActions step="billing" busy={isBusy} />
    </form>
  )
}

export const BillingStep = () => {
  const t = useTranslations('checkout.billing')
  const { data: order } = useDraftOrder()
  return (
    <>
      <StepTitle>{t('title')}</StepTitle>
      {order && <BillingForm order={order} />}
    </>
  )
}
