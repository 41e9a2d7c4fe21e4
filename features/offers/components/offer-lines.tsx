'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Cover } from '#components/media/cover.tsx'
import type { Offer, OfferLine } from '#contracts/offers.ts'
import { formatPrice } from '#lib/format/format-price.ts'
import { langOf } from '#lib/i18n/lang-of.ts'
import { Link } from '#lib/routing/navigation.ts'

const columns =
  'grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3 gap-y-1 sm:grid-cols-[2.5rem_minmax(0,1fr)_3.5rem_4.5rem_4.5rem_6rem]'

const Row = ({ line, currency }: { line: OfferLine; currency: Offer['currency'] }) => {
  const t = useTranslations('offers')
  const formatName = useTranslations('formats')
  const locale = useLocale()
  const { variant, name, authors, sku, format, quantity, missing, listPrice, unitPrice, total } = line
  const money = (amount: number) => formatPrice(amount, currency, locale)
  const percent = listPrice.net > 0 ? Math.round((1 - unitPrice.net / listPrice.net) * 100) : 0
  const isLower = unitPrice.net < listPrice.net
  return (
    <li className={`${columns} border-b border-line py-3`}>
      {variant ? <Cover cover={variant.cover} title={name} alt="" /> : <span />}
      <div className="min-w-0">
        <h3>
          {authors && `${authors}: `}
          {variant ? (
            <Link
              href={{ path: variant.path }}
              lang={langOf(variant.language, locale)}
              className="font-semibold hover:text-rubric hover:underline"
            >
              {name}
            </Link>
          ) : (
            <b className="font-semibold">{name}</b>
          )}
        </h3>
        <p className="text-13 text-soft">
          {sku} · {formatName(format)}
        </p>
        {missing > 0 && (
          <p className="text-13 font-medium text-error">
            {missing === quantity ? t('noneInStock') : t('partlyInStock', { count: quantity - missing })}
          </p>
        )}
      </div>
      <div className="col-start-2 flex flex-wrap gap-x-4 tabular-nums sm:contents">
        <p className="sm:text-right">
          <span className="sr-only">{t('columns.quantity')}: </span>
          {t('pieces', { count: quantity })}
        </p>
        <p className="text-soft sm:text-right">
          {isLower && (
            <>
              <span className="sr-only">{t('columns.list')}: </span>
              <s>{money(listPrice.net)}</s>
            </>
          )}
        </p>
        <p className="sm:text-right">
          <span className="sr-only">{t('columns.unit')}: </span>
          {money(unitPrice.net)}
          {isLower && percent > 0 && <span className="block text-13 text-soft">{t('reduction', { percent })}</span>}
        </p>
        <p className="font-semibold max-sm:ml-auto sm:text-right">
          <span className="sr-only">{t('columns.total')}: </span>
          {money(total.net)}
        </p>
      </div>
    </li>
  )
}

/** The books of the newest version with their list prices, and the delivery. */
export const OfferLines = ({ offer: { current, currency } }: { offer: Offer }) => {
  const t = useTranslations('offers')
  const locale = useLocale()
  const { price, text } = current.delivery
  return (
    <section aria-labelledby="offer-lines">
      <h2 id="offer-lines" className="sr-only">
        {t('lines')}
      </h2>
      <div aria-hidden className={`${columns} border-b border-ink pb-2 text-13 font-medium max-sm:hidden`}>
        <span className="col-span-2">{t('columns.book')}</span>
        {(['quantity', 'list', 'unit', 'total'] as const).map((name) => (
          <span key={name} className="text-right">
            {t(`columns.${name}`)}
          </span>
        ))}
      </div>
      <ul className="max-sm:border-t max-sm:border-ink">
        {current.lines.map((line) => (
          <Row key={line.variantId} line={line} currency={currency} />
        ))}
      </ul>
      {current.number > 0 && (
        <p className="flex justify-between gap-6 border-b border-line py-3">
          <span>{text || t('delivery')}</span>
          <span className="tabular-nums">{price.net === 0 ? t('free') : formatPrice(price.net, currency, locale)}</span>
        </p>
      )}
    </section>
  )
}
