import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { formSteps, stepPage, stepAt } from '#features/checkout/rules/steps.ts'
import { FormStepView } from '#features/checkout/steps/form-step-view.tsx'
import { unlistedMetadata } from '#lib/seo/unlisted-metadata.ts'

interface Props {
  params: Promise<{ step: string }>
}

export const generateStaticParams = () => []

/** The middleware lets no other step through. The first step and the payment have pages of their own. */
const findStep = async ({ params }: Props) => {
  const found = stepAt((await params).step)
  return formSteps.find((step) => step === found) ?? notFound()
}

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const [step, t] = [await findStep(props), await getTranslations('checkout')]
  return unlistedMetadata({ page: stepPage(step), title: `${t(`steps.${step}`)} · ${t('title')}` })
}

const StepPage = async (props: Props) => <FormStepView step={await findStep(props)} />

export default StepPage
