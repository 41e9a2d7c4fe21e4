import { getPathname } from '#contracts/page-address.ts'
import type { InvoiceSummary } from '#contracts/invoices.ts'
import type { Locale } from '#contracts/shop.ts'
import { formatDate } from '#lib/format/format-date.ts'
import { formatPrice } from '#lib/format/format-price.ts'
import type { MailContent } from './mail-content.ts'
import { byOffer } from './order/by-offer.ts'
import { plainMail } from './plain-mail.ts'
import type { Shop } from './shop.ts'
import { translator } from './translate.ts'

export interface InvoiceFacts {
  locale: Locale
  /** Origin of the storefront. */
  publicUrl: string
  shop: Shop
  invoice: InvoiceSummary
  order: { uuid: string; number: string; offerNumber: string | null; firstName: string }
}

/** It leads to the page of the order, which asks for a proof: no link in a mailbox opens a file by itself. */
export const invoiceMail = ({ locale, publicUrl, shop, invoice, order }: InvoiceFacts): MailContent => {
  const t = translator(locale)
  const { kind, number, total, currency, issuedOn, dueOn } = invoice
  const text = t(`invoice.${kind}.text`, { order: order.number })
  return plainMail(
    { locale, shop },
    {
      subject: t(`invoice.${kind}.subject`, { number }),
      preheader: text,
      title: t(`invoice.${kind}.title`),
      paragraphs: [t('greeting', { name: order.firstName }), text, ...byOffer(order, t)],
      link: {
        label: t('invoice.link'),
        url:
          publicUrl +
          getPathname({ href: { pathname: '/orders/[id]/details/view', params: { id: order.uuid } }, locale }),
      },
      sections: [
        {
          title: number,
          lines: [
            t('invoice.issuedOn', { day: formatDate(issuedOn, locale) }),
            t('invoice.total', { total: formatPrice(total.gross, currency, locale) }),
            ...(dueOn > issuedOn ? [t('invoice.dueOn', { day: formatDate(dueOn, locale) })] : []),
          ],
        },
      ],
    },
  )
}
