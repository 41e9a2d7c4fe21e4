import { useEffect } from 'react'
import type { FieldValues, FormState } from 'react-hook-form'
import { useFieldText } from '#lib/i18n/use-field-text.ts'
import type { WrongField } from '../components/error-summary.tsx'

/**
 * The errors of a form in the order of `labels`, which is that of the page; a field's control has its name as id.
 * After a refused press the first of them takes the focus.
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
    // Only a press moves the focus, not every error that is mended while typing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [submitCount])

  return wrong
}
