'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { Carrier } from '#contracts/carriers.ts'
import type { Shipment } from '#contracts/shipments.ts'
import { classNames } from '#components/ui/class-names.ts'
import { formatDayOfYear, formatDays } from '#lib/format/format-days.ts'
import { trackingPage } from '../rules/tracking-page.ts'
import { type Ordered, type OrderStep, releasedOnOf, type StepShown, stepsOf } from '../rules/order-steps.ts'

const dots = {
  done: 'border-ink bg-ink forced-colors:bg-[CanvasText]',
  current: 'border-rubric bg-paper',
  open: 'border-control bg-paper',
} as const
const words = { done: 'text-ink', current: 'font-medium text-rubric', open: 'text-soft' } as const

const useStepDay = (order: Ordered, shipment: Shipment | undefined) => {
  const locale = useLocale()
  const releasedOn = releasedOnOf(order, shipment)
  return (name: OrderStep): string | undefined => {
    if (name === 'released' && releasedOn) return formatDayOfYear(releasedOn, locale)
    return name === 'arrived' && shipment && !shipment.handedOverAt
      ? formatDays(shipment.arrival, new Date(), locale)
      : undefined
  }
}

interface StepProps {
  step: StepShown
  day: string | undefined
  isLast: boolean
}

const Step = ({ step: { name, state }, day, isLast }: StepProps) => {
  const t = useTranslations('orders.progress')
  return (
    <li
      aria-current={state === 'current' ? 'step' : undefined}
      className="relative flex min-w-0 flex-1 gap-3 pb-5 last:pb-0 sm:flex-col sm:gap-2 sm:pb-0"
    >
      {!isLast && (
        <span
          aria-hidden
          className={classNames(
            'absolute top-1.5 left-1.5 h-full border-l-2 sm:h-auto sm:w-full sm:border-t-2 sm:border-l-0',
            state === 'done' ? 'border-ink' : 'border-line',
          )}
        />
      )}
      <span
        aria-hidden
        className={classNames('relative mt-0.5 size-3.5 shrink-0 rounded-check border-2 sm:mt-0', dots[state])}
      />
      <span className={classNames('pr-2 text-13', words[state])}>
        {t(name)}
        {day && <span className="block">{day}</span>}
        <span className="sr-only"> ({t(`states.${state}`)})</span>
      </span>
    </li>
  )
}

interface Props {
  order: Ordered
  shipment: Shipment | undefined
  label: string
  /** Who has a page for the number of the parcel. */
  carrier: Carrier | null
}

/** The position of a parcel in a line of steps; on phones the steps stand below each other. */
export const ProgressLine = ({ order, shipment, label, carrier }: Props) => {
  const dayOf = useStepDay(order, shipment)
  const steps = stepsOf(order, shipment)
  const t = useTranslations('orders.progress')
  return (
    <>
      <ol aria-label={label} className="flex flex-col sm:flex-row">
        {steps.map((step, index) => (
          <Step key={step.name} step={step} day={dayOf(step.name)} isLast={index === steps.length - 1} />
        ))}
      </ol>
      {shipment?.trackingNumber && (
        <p className="mt-3 flex flex-wrap gap-x-4 text-13 text-soft">
          {t('tracking', { number: shipment.trackingNumber })}
          {carrier && (
            <a
              href={trackingPage(carrier, shipment.trackingNumber)}
              aria-label={t('trackingLinkOf', { number: shipment.trackingNumber })}
              className="text-link inline-flex min-h-6 items-center"
            >
              {t('trackingLink')}
            </a>
          )}
        </p>
      )}
    </>
  )
}
