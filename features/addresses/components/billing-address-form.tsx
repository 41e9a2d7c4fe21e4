'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { Resolver } from 'react-hook-form'
import { AddressFields } from '#components/form/address-fields.tsx'
import { CompanyFields } from '#components/form/company-fields.tsx'
import { ErrorSummary } from '#components/form/error-summary.tsx'
import { Form } from '#components/form/form.tsx'
import { NameFields } from '#components/form/name-fields.tsx'
import { OptionGroup } from '#components/ui/option-group.tsx'
import { RadioCard } from '#components/ui/radio-card.tsx'
import type { BillingData } from '#contracts/address-book.ts'
import type { BillingDataForm } from '#contracts/billing-data-form.ts'
import { useCountries } from '#lib/configuration/countries.tsx'
import { nameLabels } from '#lib/forms/name-order.ts'
import { schemaResolver } from '#lib/forms/schema-resolver.ts'
import { useForm } from '#lib/forms/use-form.ts'
import { useWrongFields } from '#lib/forms/use-wrong-fields.ts'
import { useHint } from '#lib/session/hint-cookies.ts'
import { initialFields, newBilling } from '../billing-fields.ts'
import { useSaveBilling } from '../queries.ts'
import type { AddressFormProps } from './address-list.tsx'
import { FormActions } from './form-actions.tsx'

const resolver: Resolver<ReturnType<typeof initialFields>> = schemaResolver(
  async () => (await import('#contracts/billing-data-form.ts')).billingDataForm,
)

/** A private person, or a company with the person to ask. */
export const BillingAddressForm = ({ item, onSaved, onCancel }: AddressFormProps<BillingData>) => {
  const t = useTranslations('addresses')
  const words = useTranslations('forms')
  const locale = useLocale()
  const isBusiness = useHint('segment') === 'b2b'
  const [country = 'HU'] = useCountries()
  const { field, register, watch, setValue, clearErrors, submit, isBusy, failure, formState } = useForm({
    resolver,
    defaultValues: initialFields(item, isBusiness, country),
    shouldFocusError: false,
    mutation: useSaveBilling(item),
    toInput: (values) => newBilling(values as BillingDataForm),
    onSent: onSaved,
  })
  const values = watch()
  const isPersonal = values.type === 'personal'
  const names = nameLabels(locale, words)
  const company = { company: words('company'), taxNumber: words('taxNumber') }
  const place = {
    country: words('country'),
    ZIPCode: words('ZIPCode'),
    city: words('city'),
    addressLine: words('addressLine'),
  }
  const wrong = useWrongFields(formState, { ...(isPersonal ? names : company), ...place })
  const type = register('type', { onChange: () => clearErrors() })
  return (
    <Form submit={submit} className="flex flex-col gap-5">
      <ErrorSummary fields={wrong} failure={failure} failureTitle={t('failed')} />
      <OptionGroup legend={t('billing.type')} arrangement="cards">
        <RadioCard {...type} compact value="personal" title={t('billing.personal')} />
        <RadioCard {...type} compact value="company" title={t('billing.company')} />
      </OptionGroup>
      {isPersonal ? <NameFields field={field} labels={names} section="billing" /> : <CompanyFields field={field} />}
      <AddressFields
        field={field}
        section="billing"
        values={values}
        onTown={(town) => setValue('city', town, { shouldDirty: true, shouldValidate: formState.isSubmitted })}
      />
      {!isPersonal && (
        <fieldset>
          <legend className="mb-3 font-medium">{t('billing.contact')}</legend>
          <NameFields field={field} labels={names} section="billing" optional />
          <p className="mt-2 text-13 text-soft">{t('billing.contactHint')}</p>
        </fieldset>
      )}
      <FormActions busy={isBusy} onCancel={onCancel} />
    </Form>
  )
}
