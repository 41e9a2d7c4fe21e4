import { useLocale, useTranslations } from 'next-intl'
import { Cover } from '#components/media/cover.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import type { Amount } from '#contracts/money.ts'
import type { PackageDeal } from '#contracts/product-page.ts'
import { formatPrice } from '#lib/format/format-price.ts'
import { langOf } from '#lib/i18n/lang-of.ts'
import { Link } from '#lib/routing/navigation.ts'
import type { PriceDisplay } from '#lib/format/price-display.ts'
import { VariantPrice } from '#components/product/variant-price.tsx'

interface Props {
  deals: readonly PackageDeal[]
  prices: PriceDisplay
}

const Offer = ({
  deal: { variant, items, partsTotal, saving },
  prices,
}: {
  deal: PackageDeal
  prices: PriceDisplay
}) => {
  const t = useTranslations('catalog')
  const locale = useLocale()
  const money = (amount: Amount) => formatPrice(amount[prices.main], variant.price.currency, locale)
  return (
    <article className="product-card flex gap-5 rounded-box border border-line bg-sheet p-4 sm:p-5">
      <div className="w-24 shrink-0">
        <Cover cover={variant.cover} title={variant.title} alt="" sizes="96px" />
      </div>
      <div className="flex min-w-0 flex-col gap-1.5">
        <h3 className="title text-18">
          <Link href={{ path: variant.path }} lang={langOf(variant.language, locale)}>
            {variant.title}
          </Link>
        </h3>
        <p className="text-13 text-soft">
          {items.map(({ variant: part, quantity }, index) => (
            <span key={part.id}>
              {index > 0 && ' · '}
              {quantity > 1 && `${quantity} × `}
              <span lang={langOf(part.language, locale)}>{part.title}</span>
            </span>
          ))}
        </p>
        <VariantPrice id={variant.id} price={variant.price} prices={prices} />
        <p className="text-13 text-soft">
          {t('boughtApart', { amount: money(partsTotal) })}
          <strong className="block font-semibold text-ok">{t('saving', { amount: money(saving) })}</strong>
        </p>
      </div>
    </article>
  )
}

/** Packages that contain the book and cost less than their parts. */
export const PackageOffers = ({ deals, prices }: Props) => {
  const t = useTranslations('catalog')
  if (deals.length === 0) return null
  return (
    <section aria-labelledby="packages" className="mt-[52px]">
      <SectionHeading id="packages" title={t('packagesTitle')} />
      <ul className="grid gap-5 md:grid-cols-2">
        {deals.map((deal) => (
          <li key={deal.variant.id}>
            <Offer deal={deal} prices={prices} />
          </li>
        ))}
      </ul>
    </section>
  )
}
