import type { DefaultValues, FieldValues, Resolver } from 'react-hook-form'
import type { CheckoutStep } from '#contracts/checkout-steps.ts'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { useForm } from '#lib/forms/use-form.ts'
import { useRouter } from '#lib/routing/use-router.ts'
import { useStepPages } from '../components/step-pages.tsx'
import { useDraftOrderWrite } from '../queries.ts'
import { type FormStep, nextStep } from '../rules/steps.ts'

interface Options<Values extends FieldValues> {
  step: FormStep
  order: DraftOrder
  resolver: Resolver<Values>
  /** The values that the server has, or that are known from elsewhere. The draft of the tab goes before them. */
  initial: DefaultValues<Values>
  save: (order: DraftOrder, values: Values) => Promise<DraftOrder>
}

/** What was typed into a step and not sent yet, for this cart only. */
export const stepDraftKey = ({ uuid }: Pick<DraftOrder, 'uuid'>, step: CheckoutStep): string =>
  `checkout:${uuid}:${step}`

/** The form of a step. It is saved in the draft order, and then the next step follows. */
export const useStepForm = <Values extends FieldValues>({ step, order, resolver, initial, save }: Options<Values>) => {
  const router = useRouter()
  const { pageOf } = useStepPages()
  return useForm({
    resolver,
    defaultValues: initial,
    draft: stepDraftKey(order, step),
    // The summary above the form sets the focus (useWrongFields).
    shouldFocusError: false,
    mutation: useDraftOrderWrite(save),
    toInput: (values: Values) => values,
    onSent: () => router.push(pageOf(nextStep(step))),
  })
}
