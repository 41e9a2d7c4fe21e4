import { useEffect } from 'react'
import { type DefaultValues, type FieldPath, type FieldValues, type Resolver, useForm } from 'react-hook-form'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import type { CheckoutStep } from '#contracts/shop.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { useRouter } from '#lib/routing/use-router.ts'
import { useDraftOrderWrite } from '../queries.ts'
import { dropStepDraft, keepStepDraft, readStepDraft } from '../rules/step-draft.ts'
import { nextStep, stepPages } from '../rules/steps.ts'

interface Options<Values extends FieldValues> {
  step: CheckoutStep
  order: DraftOrder
  resolver: Resolver<Values>
  /** What the server has, or what is known; what was typed and not sent goes over it. */
  initial: DefaultValues<Values>
  send: (order: DraftOrder, values: Values) => Promise<DraftOrder>
}

/** `contact.email` of the server is `email` of the form. */
const fieldOf = <Values extends FieldValues>(field: string, values: Values): FieldPath<Values> | undefined => {
  const name = field.split('.').at(-1) ?? ''
  return name in values ? (name as FieldPath<Values>) : undefined
}

/** A step of the checkout: its form, its unsent draft, its sending and the way to the next step. */
export const useStepForm = <Values extends FieldValues>({ step, order, resolver, initial, send }: Options<Values>) => {
  const router = useRouter()
  const form = useForm<Values>({
    resolver,
    defaultValues: { ...initial, ...readStepDraft(order.uuid, step) } as DefaultValues<Values>,
    // Fields register in another order than they stand in: useWrongFields knows the page's.
    shouldFocusError: false,
  })
  const write = useDraftOrderWrite(send)
  const { subscribe, setError, setFocus } = form

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepStepDraft(order.uuid, step, values) }),
    [subscribe, order.uuid, step],
  )

  const showIssues = (error: Error, values: Values) => {
    if (!(error instanceof ApiError)) return
    const issues = error.issues.flatMap(({ field, code }) => {
      const name = fieldOf(field, values)
      return name ? [{ name, code }] : []
    })
    for (const { name, code } of issues) setError(name, { type: 'server', message: code })
    if (issues[0]) setFocus(issues[0].name)
  }

  const submit = form.handleSubmit((values) =>
    write.mutate(values, {
      onSuccess: () => {
        dropStepDraft(order.uuid, step)
        router.push(stepPages[nextStep(step)])
      },
      onError: (error) => showIssues(error, values),
    }),
  )

  // Busy until the next step is there: between the answer and the new page a second press must do nothing.
  return { ...form, submit, isBusy: write.isPending || write.isSuccess, failure: write.error }
}
