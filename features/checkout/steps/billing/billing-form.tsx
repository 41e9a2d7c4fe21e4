'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import type { Resolver } from 'react-hook-form'
import { AddressFields } from '#components/form/address-fields.tsx'
import { CompanyFields } from '#components/form/company-fields.tsx'
import { Form } from '#components/form/form.tsx'
import { NameFields } from '#components/form/name-fields.tsx'
import { Checkbox } from '#components/ui/checkbox.tsx'
import { OptionGroup } from '#components/ui/option-group.tsx'
import { RadioCard } from '#components/ui/radio-card.tsx'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { useCountries } from '#lib/configuration/countries.tsx'
import { billingLine } from '#lib/format/billing-line.ts'
import { formatName } from '#lib/format/format-name.ts'
import { readDraft } from '#lib/forms/form-draft.ts'
import { nameLabels } from '#lib/forms/name-order.ts'
import { schemaResolver } from '#lib/forms/schema-resolver.ts'
import { useWrongFields } from '#lib/forms/use-wrong-fields.ts'
import { useHint } from '#lib/session/hint-cookies.ts'
import { RememberAddress, SavedAddresses } from '../../components/lazy-saved-addresses.tsx'
import { StepActions } from '../../components/step-actions.tsx'
import { StepErrors } from '../../components/step-errors.tsx'
import type { SavedBilling } from '../../hooks/use-saved-billing.ts'
import type { TransferPayer } from '../../hooks/use-transfer-payer.ts'
import { stepDraftKey, useStepForm } from '../../hooks/use-step-form.ts'
import {
  type BillingValues,
  fixedBilling,
  hasFixed,
  initialBilling,
  isInForm,
  isSame,
  sameBilling,
  saveBilling,
} from './billing-values.ts'

const resolver: Resolver<BillingValues> = schemaResolver(
  async () => (await import('#contracts/checkout-forms.ts')).billingForm,
)

interface Props {
  order: DraftOrder
  /** From which the customer chooses; null for a guest. */
  saved: SavedBilling[] | null
  /** Where a transfer is offered; null for others. */
  payer: TransferPayer | null
}

export const BillingForm = ({ order, saved: all, payer }: Props) => {
  const t = useTranslations('checkout')
  const words = useTranslations('forms')
  const locale = useLocale()
  const isBusiness = useHint('segment') === 'b2b'
  const [country = 'HU'] = useCountries()
  const fixed = payer?.isOnly ? fixedBilling(payer.billing) : undefined
  const saved = fixed && all ? all.filter(({ billing }) => hasFixed(billing, fixed)) : all
  const isOther = Boolean(fixed && order.billing && !hasFixed(order.billing, fixed))
  const begin = (from: SavedBilling['billing'] | undefined, known = order.billing): BillingValues => ({
    ...initialBilling({ ...order, billing: known }, isBusiness, { country, saved: from }),
    ...fixed,
  })
  const initial = begin(saved?.[0]?.billing, isOther ? null : order.billing)
  const address = order.delivery?.address
  const [isTicked, setTicked] = useState(
    () => Boolean(address) && isSame(order, { ...initial, ...readDraft(stepDraftKey(order, 'billing')) }),
  )
  const isLikeDelivery = isTicked && Boolean(address)
  const { field, register, watch, reset, getValues, setValue, clearErrors, submit, isBusy, failure, formState } =
    useStepForm<BillingValues>({
      step: 'billing',
      order,
      resolver,
      initial,
      // The delivery may have changed in another tab since the box was ticked.
      save: (current, values): Promise<DraftOrder> =>
        saveBilling(
          current,
          isLikeDelivery ? { ...values, ...sameBilling(current, values.type) } : values,
          // The schema of the invoice does not know it.
          getValues('remember') === 'yes',
        ),
    })
  // A draft of this tab may be of a person.
  useEffect(() => {
    if (fixed?.type) setValue('type', fixed.type)
    if (fixed?.taxNumber) setValue('taxNumber', fixed.taxNumber)
  }, [fixed?.type, fixed?.taxNumber, setValue])
  const values = watch()
  const type = register('type', { onChange: () => clearErrors() })
  const names = nameLabels(locale, words)
  const company = { company: words('company'), taxNumber: words('taxNumber') }
  const place = {
    country: words('country'),
    ZIPCode: words('ZIPCode'),
    city: words('city'),
    addressLine: words('addressLine'),
  }
  const isPersonal = values.type === 'personal'
  const wrong = useWrongFields(formState, { ...(isPersonal ? names : company), ...place })

  const chosen = isLikeDelivery ? undefined : saved?.find(({ billing }) => isInForm(billing, values))

  /** Another address than the saved ones begins as it would without them. */
  const choose = (id: number | undefined) => {
    const found = saved?.find((item) => item.id === id)?.billing
    setTicked(!found)
    clearErrors()
    reset(begin(found, null), { keepSubmitCount: true })
  }

  const tick = (checked: boolean) => {
    setTicked(checked)
    if (checked)
      reset({ ...getValues(), ...sameBilling(order, values.type) }, { keepDirty: true, keepSubmitCount: true })
  }

  return (
    <Form submit={submit} className="flex max-w-prose flex-col gap-5">
      <StepErrors fields={wrong} failure={failure} />
      {saved && saved.length > 0 && (
        <SavedAddresses
          items={saved.map(({ id, billing }) => ({ id, name: billingLine(billing, locale) }))}
          chosen={chosen?.id}
          onChoose={choose}
        />
      )}
      {fixed ? (
        <p className="text-soft">{t('billing.transferOnly')}</p>
      ) : (
        <OptionGroup legend={t('billing.type')} arrangement="cards">
          <RadioCard {...type} compact value="personal" title={t('billing.personal')} />
          <RadioCard {...type} compact value="company" title={t('billing.company')} />
        </OptionGroup>
      )}
      {payer && !fixed && <p className="-mt-2 text-13 text-soft">{t('billing.transferHint')}</p>}
      {!isPersonal && <CompanyFields field={field} numberHint={fixed?.taxNumber && t('billing.fixedNumber')} />}
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
          {isPersonal && <NameFields field={field} labels={names} section="billing" />}
          <AddressFields
            field={field}
            section="billing"
            values={values}
            onTown={(town) => setValue('city', town, { shouldDirty: true, shouldValidate: formState.isSubmitted })}
          />
        </>
      )}
      {saved && !chosen && (
        <RememberAddress
          isRemembered={values.remember === 'yes'}
          onRemember={(remember) => setValue('remember', remember ? 'yes' : '', { shouldDirty: true })}
        />
      )}
      <StepActions step="billing" busy={isBusy} />
    </Form>
  )
}
