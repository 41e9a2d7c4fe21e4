import { useLocale, useTranslations } from 'next-intl'
import type { DeliveryContext } from '#contracts/checkout-contexts.ts'
import { formatDays } from '#lib/format/format-days.ts'

/** When a delivery mode arrives, then the other facts of the mode. */
export const useOptionText = () => {
  const t = useTranslations('checkout.delivery.arrives')
  const locale = useLocale()
  return ({
    deliveryMode: { flow },
    arrival,
    text,
  }: Pick<DeliveryContext, 'deliveryMode' | 'arrival' | 'text'>): string =>
    arrival && flow !== 'none' ? `${t(flow, { days: formatDays(arrival, new Date(), locale) })} · ${text}` : text
}
