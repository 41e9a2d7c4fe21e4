import { useTranslations } from 'next-intl'
import { openingToday } from '#lib/format/opening-hours.ts'

interface Period {
  day: number
  from: string
  to: string
}

/** „most nyitva, 8–18”; undefined where the hours are not known. */
export const useOpeningText = () => {
  const t = useTranslations('checkout.delivery')
  return (open: readonly Period[] | undefined): string | undefined => {
    if (!open || open.length === 0) return undefined
    const { hours, isOpen } = openingToday(open, new Date())
    if (hours === '') return t('closedToday')
    return isOpen ? t('openNow', { hours }) : t('openToday', { hours })
  }
}
