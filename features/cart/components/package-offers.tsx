'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import type { PackageDeal } from '#contracts/product-page.ts'
import { Button } from '#components/ui/button.tsx'
import { showToast } from '#components/ui/toast-store.ts'
import { formatPrice } from '#lib/format/format-price.ts'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { useShownPrices } from '#lib/session/use-shown-prices.ts'
import { useAwaitedLine } from '../hooks/use-awaited-line.ts'
import { useAddPackage, useCartPackages } from '../promotion-queries.ts'
import { RewardRow } from './reward-row.tsx'

/** The greatest savings come first. */
const max = 2

interface OfferProps {
  offer: PackageDeal
  currency: DraftOrder['currency']
  isBusy: boolean
  onTake: () => void
}

const PackageOffer = ({ offer: { variant, items, partsTotal, saving }, currency, isBusy, onTake }: OfferProps) => {
  const t = useTranslations('deals')
  const cart = useTranslations('cart')
  const locale = useLocale()
  const { main } = useShownPrices()
  const money = (amount: number) => formatPrice(amount, currency, locale)
  return (
    <RewardRow
      variant={variant}
      title={variant.title}
      mark={<span className="text-ok">{t('packages.saving', { amount: money(saving[main]) })}</span>}
      aside={
        <Button size="small" busy={isBusy} aria-label={t('takeOf', { title: variant.title })} onClick={onTake}>
          {t('take')}
        </Button>
      }
    >
      <p className="text-13 text-soft">
        {items
          .map((part) => (part.quantity > 1 ? `${part.quantity} × ${part.variant.title}` : part.variant.title))
          .join(' · ')}
      </p>
      <p className="tabular-nums">
        {money(variant.price[main])}{' '}
        <s className="text-soft">
          <span className="sr-only">{cart('before')} </span>
          {money(partsTotal[main])}
        </s>
      </p>
    </RewardRow>
  )
}

/** Packages that hold books of the cart and cost less than their parts. */
export const PackageOffers = ({ order }: { order: DraftOrder }) => {
  const t = useTranslations('deals.packages')
  const errorText = useErrorText()
  const titleId = useId()
  const { data: offers = [] } = useCartPackages(order)
  const add = useAddPackage()
  const awaitLine = useAwaitedLine(order)
  if (offers.length === 0) return null

  const take = ({ variant: { id, title } }: PackageDeal) => {
    if (add.isPending) return
    awaitLine({ variantId: id })
    add.mutate(id, {
      onSuccess: () => showToast({ tone: 'success', text: t('added', { title }) }),
      onError: (error) => {
        awaitLine(undefined)
        showToast({ tone: 'error', text: errorText(error) })
      },
    })
  }

  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="title text-18">
        {t('title')}
      </h2>
      <p className="mb-3 text-13 text-soft">{t('text')}</p>
      <ul className="border-b border-line">
        {offers.slice(0, max).map((offer) => (
          <PackageOffer
            key={offer.variant.id}
            offer={offer}
            currency={order.currency}
            isBusy={add.isPending && add.variables === offer.variant.id}
            onTake={() => take(offer)}
          />
        ))}
      </ul>
    </section>
  )
}
