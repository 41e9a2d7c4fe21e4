import { useTranslations } from 'next-intl'
import type { SuppliedCopies } from '#lib/format/copies-from-supplier.ts'

/** Which copies of a line come from a supplier, and how soon: `A beszállítótól 3 munkanap alatt megérkezik`. */
export const useSuppliedText = () => {
  const t = useTranslations('cart.supplied')
  return ({ copies, leadDays }: SuppliedCopies, quantity: number): string =>
    t(copies < quantity ? 'some' : 'all', { copies, days: leadDays ?? 0 })
}
