import type { UseMutationResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  get,
  type Resolver,
  useForm as useHookForm,
  type UseFormProps,
  type UseFormRegisterReturn,
} from 'react-hook-form'
import { useFieldText } from '#lib/i18n/use-field-text.ts'
import { connectionError } from '#lib/api/connection-error.ts'
import { clearDraft, readDraft, saveDraft } from './form-draft.ts'
import { notLoaded } from './schema-resolver.ts'
import { serverIssues } from './server-issues.ts'

interface Options<Values extends FieldValues, Input, Answer> extends Pick<
  UseFormProps<Values>,
  'defaultValues' | 'values' | 'shouldFocusError'
> {
  resolver: Resolver<Values>
  mutation: Pick<UseMutationResult<Answer, Error, Input>, 'mutate' | 'isPending' | 'isSuccess' | 'error'>
  /** Makes the request from the values; undefined where nothing has changed. */
  toInput: (values: Values) => Input | undefined
  onSent?: (answer: Answer) => void
  /** The key under which the draft is stored until the form is sent. */
  draft?: string
  /** Whether the form stays after it is sent. Other forms are replaced by another page or a notice. */
  isRepeatable?: boolean
}

/** Connects a control with the form: `<TextField {...field('email')} />`. */
export type Field<Name extends string> = (name: Name) => UseFormRegisterReturn & { error: string | undefined }

const withDraft = <Values extends FieldValues>(values: Options<Values, never, never>['defaultValues'], key: string) =>
  ({ ...values, ...readDraft(key) }) as DefaultValues<Values>

/** The state of every form that a script sends: fields, draft, sending, and the errors of the server. */
export const useForm = <Values extends FieldValues, Input, Answer>({
  mutation,
  toInput,
  onSent,
  draft,
  isRepeatable = false,
  defaultValues,
  ...options
}: Options<Values, Input, Answer>) => {
  const fieldText = useFieldText()
  const [isNothingNew, setIsNothingNew] = useState(false)
  const form = useHookForm<Values>({
    ...options,
    defaultValues: draft === undefined ? defaultValues : withDraft(defaultValues, draft),
  })
  const { subscribe, register, setError, setFocus } = form
  const { errors, isSubmitting } = form.formState

  useEffect(() => {
    if (draft === undefined) return
    return subscribe({ formState: { values: true }, callback: ({ values }) => saveDraft(draft, values) })
  }, [subscribe, draft])

  const showIssues = (error: Error, values: Values) => {
    const issues = serverIssues(error, values)
    for (const { name, code } of issues) setError(name, { type: 'server', message: code })
    if (issues[0]) setFocus(issues[0].name)
  }

  const submit = form.handleSubmit((values) => {
    const input = toInput(values)
    setIsNothingNew(input === undefined)
    if (input === undefined) return
    mutation.mutate(input, {
      onSuccess: (answer) => {
        if (draft !== undefined) clearDraft(draft)
        onSent?.(answer)
      },
      onError: (error) => showIssues(error, values),
    })
  })

  const errorOf = (name: FieldPath<Values>) => fieldText(get(errors, name) as { message?: string } | undefined)
  const field: Field<FieldPath<Values>> = (name) => ({ ...register(name), error: errorOf(name) })

  return {
    ...form,
    field,
    /** The error text of a field; undefined where it has none. */
    errorOf,
    submit,
    /** True from the press until the form is replaced after the answer. A second press does nothing. */
    isBusy: isSubmitting || mutation.isPending || (mutation.isSuccess && !isRepeatable),
    isSent: mutation.isSuccess,
    isNothingNew,
    failure: errors.root?.type === notLoaded ? connectionError() : mutation.error,
  }
}
