import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Amount } from '#contracts/money.ts'
import type { VariantRewardDeal } from '#contracts/product-page.ts'
import type { Currency } from '#contracts/shop.ts'
import { Cover } from '#components/media/cover.tsx'
import { formatPrice } from '#lib/format/format-price.ts'
import type { PriceDisplay } from '#lib/format/price-display.ts'
import { langOf } from '#lib/i18n/lang-of.ts'
import { Link } from '#lib/routing/navigation.ts'
import type { VariantDeals as Deals } from '../load-product-page.ts'

type Reward = VariantRewardDeal['rewards'][number]

interface Props extends Deals {
  currency: Currency
  prices: PriceDisplay
  /** Slots by `rewardKey`: what puts the book and its gift or upsell into the cart together. */
  actions: Readonly<Record<string, ReactNode>>
}

export const rewardKey = (dealId: number, variantId: number): string => `${dealId} ${variantId}`

interface RewardProps extends Pick<Props, 'prices'> {
  deal: VariantRewardDeal
  reward: Reward
  action: ReactNode
}

const RewardOffer = ({ deal, reward: { variant, price, regular }, prices, action }: RewardProps) => {
  const t = useTranslations('catalog')
  const locale = useLocale()
  const money = (amount: Amount) => formatPrice(amount[prices.main], variant.price.currency, locale)
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-2">
      <span className="w-11 shrink-0">
        <Cover cover={variant.cover} title={variant.title} alt="" />
      </span>
      <div className="min-w-36 flex-1">
        <p className="text-13 text-soft">
          {deal.name}
          {deal.minQuantity > 1 && `, ${t('rewardFrom', { quantity: deal.minQuantity })}`}
        </p>
        <Link
          href={{ path: variant.path }}
          lang={langOf(variant.language, locale)}
          className="font-medium hover:text-rubric"
        >
          {variant.title}
        </Link>
        <p className="text-13 tabular-nums">
          {price.gross === 0 ? t('rewardGift') : money(price)}{' '}
          {price.gross > 0 && price.gross < regular.gross && (
            <s className="text-soft">
              <span className="sr-only">{t('withoutDeal')} </span>
              {money(regular)}
            </s>
          )}
        </p>
      </div>
      {action}
    </li>
  )
}

const inBold = (text: ReactNode) => <strong className="font-semibold whitespace-nowrap">{text}</strong>

/** What deals take off the book from some copies on, and the gifts and upsells that it brings with it. */
export const VariantDeals = ({ deals, rewardDeals, currency, prices, actions }: Props) => {
  const t = useTranslations('catalog')
  const locale = useLocale()
  if (deals.length + rewardDeals.length === 0) return null
  return (
    <section aria-labelledby="variant-deals" className="mt-3.5 border-t border-line pt-3.5">
      <h2 id="variant-deals" className="sr-only">
        {t('dealsTitle')}
      </h2>
      <ul className="flex flex-col gap-3">
        {deals.map(({ name, quantity, unitPrice }) => (
          <li key={`${name} ${quantity}`} className="text-13 text-ok">
            {t.rich('dealFrom', {
              name: name ?? '',
              quantity,
              amount: formatPrice(unitPrice[prices.main], currency, locale),
              strong: inBold,
            })}
          </li>
        ))}
        {rewardDeals.flatMap((deal) =>
          deal.rewards.map((reward) => {
            const key = rewardKey(deal.dealId, reward.variant.id)
            return <RewardOffer key={key} deal={deal} reward={reward} prices={prices} action={actions[key]} />
          }),
        )}
      </ul>
    </section>
  )
}
