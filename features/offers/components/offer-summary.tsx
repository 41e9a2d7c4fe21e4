'use client'

import { useLocale, useTranslations } from 'next-intl'
import { classNames } from '#components/ui/class-names.ts'
import type { Offer } from '#contracts/offers.ts'
import { formatPrice } from '#lib/format/format-price.ts'
import { OfferActions } from './offer-actions.tsx'

const Row = ({ name, text, isLower = false }: { name: string; text: string; isLower?: boolean }) => (
  <div className={classNames('flex justify-between gap-4 py-1.5', isLower && 'text-ok')}>
    <dt>{name}</dt>
    <dd className="text-right tabular-nums">{text}</dd>
  </div>
)

/** The sums of the newest version, and the answers to it. */
export const OfferSummary = ({ offer }: { offer: Offer }) => {
  const t = useTranslations('offers')
  const locale = useLocale()
  const { current, currency, status } = offer
  const { list, discount, net, vat, gross } = current.totals
  const money = (amount: number) => formatPrice(amount, currency, locale)
  return (
    <section aria-labelledby="offer-total" className="rounded-box bg-tint p-6 lg:sticky lg:top-6">
      <h2 id="offer-total" className="title mb-3 text-24">
        {t(current.number === 0 ? 'summaryOfRequest' : 'summary')}
      </h2>
      <dl>
        <Row name={t('atListPrices')} text={money(list)} />
        {discount > 0 && <Row name={t('discount')} text={money(-discount)} isLower />}
        {current.delivery.price.net > 0 && <Row name={t('delivery')} text={money(current.delivery.price.net)} />}
        <Row name={t('net')} text={money(net)} />
        {vat.map(({ rate, amount }) => (
          <Row key={rate} name={t('vat', { rate })} text={money(amount)} />
        ))}
        <div className="mt-3 flex items-baseline justify-between gap-4 border-t border-control/40 pt-4 text-18 font-bold">
          <dt>{t('gross')}</dt>
          <dd className="tabular-nums">{money(gross)}</dd>
        </div>
      </dl>
      <p className="mt-3 text-13 text-soft">{t(`next.${status}`)}</p>
      <OfferActions offer={offer} />
    </section>
  )
}
