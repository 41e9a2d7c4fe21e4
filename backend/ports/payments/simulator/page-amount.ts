import type { PaymentCurrency } from '../port.ts'
import type { PageLanguage } from './page-texts.ts'

const noBreakSpace = '\u00a0'

/** Minor units for the eye: `7 980 Ft`, `19,90 €`, `€19.90`. */
export function pageAmount(amount: number, currency: PaymentCurrency, language: PageLanguage): string {
  if (currency === 'HUF') {
    // Intl leaves four-digit numbers ungrouped in Hungarian unless told otherwise.
    const number = new Intl.NumberFormat('hu', { useGrouping: 'always' }).format(amount)
    return `${number.replace(/\s/g, noBreakSpace)}${noBreakSpace}Ft`
  }
  return new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount / 100)
}
