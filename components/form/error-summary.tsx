'use client'

import { useTranslations } from 'next-intl'
import { type MouseEvent, useEffect, useRef } from 'react'
import { Notice } from '#components/ui/notice.tsx'
import type { WrongField } from '#lib/forms/use-wrong-fields.ts'
import { useErrorText } from '#lib/i18n/use-error-text.ts'

interface Props {
  fields: WrongField[]
  failure: Error | null
  /** Above the reason for which the server refused the form. */
  failureTitle: string
  /** `warning` where the same press may go through the next time. */
  failureTone?: 'error' | 'warning'
}

const focusField = (event: MouseEvent, id: string) => {
  event.preventDefault()
  document.getElementById(id)?.focus()
}

/** Above a long form: every wrong field with a link to it, or the reason for which the server refused the form. */
export const ErrorSummary = ({ fields, failure, failureTitle, failureTone = 'error' }: Props) => {
  const t = useTranslations('forms')
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
              <a href={`#${id}`} className="text-link" onClick={(event) => focusField(event, id)}>
                {label}
              </a>
              {`: ${text}`}
            </li>
          ))}
        </ul>
      </Notice>
    )
  if (!failure) return null
  return (
    <div ref={refusal} tabIndex={-1} className="outline-none focus-visible:shadow-none">
      <Notice tone={failureTone} title={failureTitle} announce>
        {errorText(failure)}
      </Notice>
    </div>
  )
}
