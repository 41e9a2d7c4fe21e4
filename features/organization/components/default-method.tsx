'use client'

import { useTranslations } from 'next-intl'
import { LoadedPart } from '#components/ui/loaded-part.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { SelectField } from '#components/ui/select-field.tsx'
import { showToast } from '#components/ui/toast-store.ts'
import type { Organization } from '#contracts/organizations.ts'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { useCustomerQuery } from '#lib/session/use-customer-query.ts'
import { paymentMethodsQuery, useSetMethod } from '../queries.ts'

/** A master sets how members pay who do not choose. It is saved as soon as it is chosen. */
export const DefaultMethod = ({ organization: { id, defaultPaymentMethodId } }: { organization: Organization }) => {
  const t = useTranslations('organization.method')
  const errorText = useErrorText()
  const set = useSetMethod(id)
  const shown = set.isPending ? set.variables : defaultPaymentMethodId
  const choose = (value: string) =>
    set.mutate(value ? Number(value) : null, {
      onSuccess: () => showToast({ tone: 'success', text: t('saved') }),
      onError: (error) => showToast({ tone: 'error', text: errorText(error) }),
    })
  return (
    <LoadedPart query={useCustomerQuery(paymentMethodsQuery(id))} rows={1} rowClass="h-20 w-full">
      {({ items }) => (
        <>
          <SelectField
            label={t('label')}
            hint={t('hint')}
            className="max-w-md"
            value={shown ?? ''}
            onChange={({ target }) => choose(target.value)}
          >
            <option value="">{t('free')}</option>
            {items.map((method) => (
              <option key={method.id} value={method.id}>
                {method.isOffered ? method.name : t('gone', { method: method.name })}
              </option>
            ))}
          </SelectField>
          {items
            .filter(({ id: of, isOffered }) => !isOffered && of === shown)
            .map(({ id: of, name }) => (
              <div key={of} className="mt-4">
                <Notice tone="warning" title={t('goneTitle')}>
                  {t('goneText', { method: name })}
                </Notice>
              </div>
            ))}
        </>
      )}
    </LoadedPart>
  )
}
