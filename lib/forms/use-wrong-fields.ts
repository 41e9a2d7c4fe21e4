import { useEffect } from 'react'
import type { FieldValues, FormState } from 'react-hook-form'
import { useFieldText } from '#lib/i18n/use-field-text.ts'

export interface WrongField {
  /** The id of the control. */
  id: string
  label: string
  text: string
}

/**
 * The errors of a form for its summary, in the order of `labels`, which is the order of the page. The id of a control
 * is the name of its field. After a failed press the first wrong field gets the focus. The form itself must not set it
 * (`shouldFocusError: false`), because it knows only the order in which its fields were registered.
 */
export const useWrongFields = <Values extends FieldValues>(
  { errors, submitCount }: FormState<Values>,
  labels: Partial<Record<keyof Values & string, string>>,
): WrongField[] => {
  const fieldText = useFieldText()
  const wrong = Object.entries(labels).flatMap(([id, label]) => {
    const error = errors[id]
    const text = fieldText(error && typeof error.message === 'string' ? { message: error.message } : undefined)
    return text && label ? [{ id, label, text }] : []
  })

  const first = wrong[0]?.id
  useEffect(() => {
    if (submitCount > 0 && first) document.getElementById(first)?.focus()
    // Only a press moves the focus. An error that disappears while the visitor types does not.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [submitCount])

  return wrong
}
