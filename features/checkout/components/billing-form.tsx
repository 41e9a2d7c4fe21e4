'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Resolver } from 'react-hook-form'
import { billingForm } from '#contracts/checkout-forms.ts'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { Checkbox } from '#components/ui/checkbox.tsx'
import { OptionGroup } from '#components/ui/option-group.tsx'
import { RadioCard } from '#components/ui/radio-card.tsx'
import { formatName } from '#lib/format/format-name.ts'
import { useHint } from '#lib/session/hint-cookies.ts'
import { useStepForm } from '../hooks/use-step-form.ts'
import { useWrongFields } from '../hooks/use-wrong-fields.ts'
import { sendBilling } from '../queries.ts'
import { type BillingValues, initialBilling, isSame, sameBilling } from '../rules/billing-form.ts'
import { nameLabels } from '../rules/name-order.ts'
import { readStepDraft } from '../rules/step-draft.ts'
import { AddressFields } from './address-fields.tsx'
import { CompanyFields } from './company-fields.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { NameFields } from './name-fields.tsx'
import { StepActions } from './step-actions.tsx'

// The union looks at the fields of the chosen kind only, so the form may hold those of both.
const resolver = zodResolver(billingForm) as unknown as Resolver<BillingValues>

export const BillingForm = ({ order }: { order: DraftOrder }) => {
  const t = useTranslations('checkout')
  const locale = useLocale()
  const isBusiness = useHint('segment') === 'b2b'
  const initial = initialBilling(order, isBusiness)
  const address = order.delivery?.address
  const [isTicked, setTicked] = useState(
    () => Boolean(address) && isSame(order, { ...initial, ...readStepDraft(order.uuid, 'billing') }),
  )
  const isLikeDelivery = isTicked && Boolean(address)
  const { register, watch, reset, getValues, setValue, clearErrors, submit, isBusy, failure, formState } =
    useStepForm<BillingValues>({
      step: 'billing',
      order,
      resolver,
      initial,
      // The delivery may have changed in another tab since the box was ticked.
      send: (current, values) =>
        sendBilling(
          current,
          billingForm.parse(isLikeDelivery ? { ...values, ...sameBilling(current, values.type) } : values),
        ),
    })
  const { errors } = formState
  const values = watch()
  const type = register('type', { onChange: () => clearErrors() })
  const names = nameLabels(locale, t)
  const company = { company: t('fields.company'), taxNumber: t('fields.taxNumber') }
  const place = { ZIPCode: t('fields.ZIPCode'), city: t('fields.city'), addressLine: t('fields.addressLine') }
  const isPersonal = values.type === 'personal'
  const wrong = useWrongFields(formState, { ...(isPersonal ? names : company), ...place })

  const tick = (checked: boolean) => {
    setTicked(checked)
    if (checked)
      reset({ ...getValues(), ...sameBilling(order, values.type) }, { keepDirty: true, keepSubmitCount: true })
  }

  return (
    <form noValidate onSubmit={submit} className="flex max-w-prose flex-col gap-5">
      <ErrorSummary fields={wrong} failure={failure} />
      <OptionGroup legend={t('billing.type')} arrangement="cards">
        <RadioCard {...type} compact value="personal" title={t('billing.personal')} />
        <RadioCard {...type} compact value="company" title={t('billing.company')} />
      </OptionGroup>
      {!isPersonal && <CompanyFields register={register} labels={company} errors={errors} />}
      {address && (
        <Checkbox
          checked={isLikeDelivery}
          onChange={(event) => tick(event.target.checked)}
          label={t('billing.sameAsDelivery')}
          hint={[
            isPersonal && order.contact && formatName(order.contact, locale),
            `${address.ZIPCode} ${address.city}`,
            address.addressLine,
          ]
            .filter(Boolean)
            .join(', ')}
        />
      )}
      {!isLikeDelivery && (
        <>
          {isPersonal && <NameFields register={register} labels={names} errors={errors} section="billing" />}
          <AddressFields
            register={register}
            errors={errors}
            section="billing"
            values={values}
            onTown={(town) => setValue('city', town, { shouldDirty: true, shouldValidate: formState.isSubmitted })}
          />
        </>
      )}
      <StepActions step="billing" busy={isBusy} />
    </form>
  )
}
