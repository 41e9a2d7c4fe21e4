'use client'

import { useTranslations } from 'next-intl'
import { type MouseEvent, useEffect, useRef } from 'react'
import { Notice } from '#components/ui/notice.tsx'
import { ApiError } from '#lib/api/api-error.ts'
import { useErrorText } from '#lib/i18n/use-error-text.ts'

export interface WrongField {
  /** The id of its control. */
  id: string
  label: string
  text: string
}

const jump = (event: MouseEvent, id: string) => {
  event.preventDefault()
  document.getElementById(id)?.focus()
}

/** Above a form: every wrong field with a link to it, or why the server refused it. */
export const ErrorSummary = ({ fields, failure }: { fields: WrongField[]; failure: Error | null }) => {
  const t = useTranslations('checkout')
  const errorText = useErrorText()
  const refusal = useRef<HTMLDivElement>(null)

  // The button that was pressed stands at the other end of the form.
  useEffect(() => {
    if (failure) refusal.current?.focus()
  }, [failure])

  if (fields.length > 0)
    return (
      <Notice tone="error" title={t('errorTitle', { count: fields.length })} announce>
        <ul className="flex flex-col gap-1">
          {fields.map(({ id, label, text }) => (
            <li key={id}>
              <a href={`#${id}`} className="text-link" onClick={(event) => jump(event, id)}>
                {label}
              </a>
              {`: ${text}`}
            </li>
          ))}
        </ul>
      </Notice>
    )
  if (!failure) return null
  const isChange = failure instanceof ApiError && failure.code === 'version_conflict'
  return (
    <div ref={refusal} tabIndex={-1} className="outline-none focus-visible:shadow-none">
      <Notice tone={isChange ? 'warning' : 'error'} title={isChange ? t('changedTitle') : t('failedTitle')} announce>
        {errorText(failure)}
      </Notice>
    </div>
  )
}
