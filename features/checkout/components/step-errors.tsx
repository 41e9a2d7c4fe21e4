'use client'

import { useTranslations } from 'next-intl'
import { ErrorSummary } from '#components/form/error-summary.tsx'
import { ApiError } from '#lib/api/api-error.ts'
import type { WrongField } from '#lib/forms/use-wrong-fields.ts'

/** Above the form of a step. A cart that was changed in another tab has been read again, so it is only a warning. */
export const StepErrors = ({ fields, failure }: { fields: WrongField[]; failure: Error | null }) => {
  const t = useTranslations('checkout')
  const isChange = failure instanceof ApiError && failure.code === 'version_conflict'
  return (
    <ErrorSummary
      fields={fields}
      failure={failure}
      failureTitle={isChange ? t('changedTitle') : t('failedTitle')}
      failureTone={isChange ? 'warning' : 'error'}
    />
  )
}
