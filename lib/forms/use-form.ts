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
import { clearDraft, readDraft, saveDraft } from './form-draft.ts'
import { serverIssues } from './server-issues.ts'

interface Options<Values extends FieldValues, Input, Answer> extends Pick<
  UseFormProps<Values>,
  'defaultValues' | 'values' | 'shouldFocusError'
> {
  resolver: Resolver<Values>
  mutation: Pick<UseMutationResult<Answer, Error, Input>, 'mutate' | 'isPending' | 'isSuccess' | 'error'>
  /** What is sent of the values; undefined where they hold nothing new. */
  toInput: (values: Values) => Input | undefined
  onSent?: (answer: Answer) => void
  /** The key under which the tab saves what is typed, until it is sent. */
  draft?: string
  /** The form can be sent once more. Other forms make room for another page or a notice as soon as they are sent. */
  isRepeatable?: boolean
}

/** What a control needs of the form: `<TextField {...field('email')} />`. */
export type Field<Name extends string> = (name: Name) => UseFormRegisterReturn & { error: string | undefined }

const withDraft = <Values extends FieldValues>(values: Options<Values, never, never>['defaultValues'], key: string) =>
  ({ ...values, ...readDraft(key) }) as DefaultValues<Values>

/** Every form of the shop that a script sends: its fields, its draft, its sending, and what the server says of it. */
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
  const { errors } = form.formState

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
    /** The sentence for what is wrong with a field; undefined where nothing is. */
    errorOf,
    submit,
    /** From the press until the answer, and on until what comes after it stands there: a second press does nothing. */
    isBusy: mutation.isPending || (mutation.isSuccess && !isRepeatable),
    isSent: mutation.isSuccess,
    isNothingNew,
    failure: mutation.error,
  }
}
