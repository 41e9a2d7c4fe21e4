import { useLocale, useTranslations } from 'next-intl'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { formatDays } from '#lib/format/format-days.ts'

/** The day of the parcel. Where there are two parcels, the day of each, with its books. */
export const useParcelLines = () => {
  const t = useTranslations('checkout.payment')
  const locale = useLocale()
  return ({ shipments, items }: Pick<DraftOrder, 'shipments' | 'items'>): string[] =>
    shipments.map(({ arrival, itemIds }, index) => {
      const days = formatDays(arrival, new Date(), locale)
      const titles = items.filter(({ id }) => itemIds.includes(id)).map(({ name }) => name)
      return shipments.length > 1
        ? t('parcel', { number: index + 1, days, titles: titles.join(', ') })
        : t('arrival', { days })
    })
}
