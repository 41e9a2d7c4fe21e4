import type { Locale } from '#contracts/shop.ts'

const information: Record<Locale, string> = {
  hu: 'https://simplepartner.hu/PaymentService/Fizetesi_tajekoztato.pdf',
  en: 'https://simplepartner.hu/PaymentService/Payment_information.pdf',
}

/**
 * SimplePay's rules demand its logo, always visible, with a link to the payment information. The logo is a trademark:
 * the merchant adds the official file here; until then its name is shown.
 */
export const SimplePayBadge = ({ locale, hint }: { locale: Locale; hint: string }) => (
  <a
    href={information[locale]}
    target="_blank"
    rel="noopener"
    hrefLang={locale}
    className="mt-3 inline-flex min-h-9 items-center gap-2 rounded-check border border-control bg-sheet px-3 py-1 text-13 hover:border-ink"
  >
    <strong className="font-semibold">SimplePay</strong>
    <span className="text-soft">{hint}</span>
  </a>
)
