'use client'

import { useTranslations } from 'next-intl'
import { AddressFields } from '#components/form/address-fields.tsx'
import { ErrorSummary } from '#components/form/error-summary.tsx'
import { Form } from '#components/form/form.tsx'
import { TextField } from '#components/ui/text-field.tsx'
import type { DeliveryData } from '#contracts/address-book.ts'
import { useCountries } from '#lib/configuration/countries.tsx'
import { schemaResolver } from '#lib/forms/schema-resolver.ts'
import { useForm } from '#lib/forms/use-form.ts'
import { useWrongFields } from '#lib/forms/use-wrong-fields.ts'
import { type OrganizationId, useSaveDelivery } from '../queries.ts'
import type { AddressFormProps } from './address-list.tsx'
import { FormActions } from './form-actions.tsx'

const resolver = schemaResolver(async () => (await import('#contracts/checkout-forms.ts')).addressForm)

export const DeliveryAddressForm = ({
  item,
  onSaved,
  onCancel,
  organizationId,
}: AddressFormProps<DeliveryData> & { organizationId?: OrganizationId }) => {
  const t = useTranslations('addresses')
  const words = useTranslations('forms')
  const [country = 'HU'] = useCountries()
  const { field, watch, setValue, submit, isBusy, failure, formState } = useForm({
    resolver,
    defaultValues: item?.address ?? { country, ZIPCode: '', city: '', addressLine: '', note: '' },
    shouldFocusError: false,
    mutation: useSaveDelivery(item, organizationId),
    toInput: (address) => address,
    onSent: onSaved,
  })
  const wrong = useWrongFields(formState, {
    country: words('country'),
    ZIPCode: words('ZIPCode'),
    city: words('city'),
    addressLine: words('addressLine'),
    note: words('note'),
  })
  return (
    <Form submit={submit} className="flex flex-col gap-5">
      <ErrorSummary fields={wrong} failure={failure} failureTitle={t('failed')} />
      <AddressFields
        field={field}
        section="shipping"
        values={watch()}
        onTown={(town) => setValue('city', town, { shouldDirty: true, shouldValidate: formState.isSubmitted })}
      />
      <TextField {...field('note')} id="note" label={words('note')} hint={words('noteHint')} />
      <FormActions busy={isBusy} onCancel={onCancel} />
    </Form>
  )
}
