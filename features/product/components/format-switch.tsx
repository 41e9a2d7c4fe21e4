import { useLocale, useTranslations } from 'next-intl'
import { classNames } from '#components/ui/class-names.ts'
import type { VariantDetail } from '#contracts/variant-detail.ts'
import { isDownload } from '#contracts/shop.ts'
import { copiesFromSupplier } from '#lib/format/copies-from-supplier.ts'
import { Link } from '#lib/routing/navigation.ts'
import type { PriceDisplay } from '#lib/format/price-display.ts'
import { priceTexts } from '#lib/format/price-texts.ts'

type Sibling = VariantDetail['siblings'][number]

interface Props {
  siblings: readonly Sibling[]
  /** What each is called beside the others, by its id. */
  labels: ReadonlyMap<number, string>
  current: number
  prices: PriceDisplay
}

/** The product's formats as links, with price and availability; the one that is open has the ink frame. */
export const FormatSwitch = ({ siblings, labels, current, prices }: Props) => {
  const t = useTranslations('catalog')
  const locale = useLocale()
  if (siblings.length < 2) return null
  const stateOf = (sibling: Sibling): string => {
    const { format, availability, publishedOn } = sibling
    if (publishedOn === null) return t('dateToCome')
    return isDownload(format) && availability === 'available'
      ? t('formatDownload')
      : t(`formatAvailability.${copiesFromSupplier(sibling, 1) ? 'supplier' : availability}`)
  }
  return (
    <nav aria-label={t('otherFormats')} data-choice="format">
      <ul className="grid grid-cols-2 gap-2 md:gap-2.5">
        {siblings.map((sibling) => (
          <li key={sibling.id}>
            <Link
              href={{ path: sibling.path }}
              scroll={false}
              aria-current={sibling.id === current ? 'page' : undefined}
              className={classNames(
                'flex h-full flex-col rounded-box border bg-sheet px-3.5 py-2 md:py-2.5 transition-colors',
                sibling.id === current
                  ? 'border-ink inset-ring inset-ring-ink forced-colors:border-4 forced-colors:border-[Highlight]'
                  : 'border-line hover:border-control',
              )}
            >
              <span>{labels.get(sibling.id)}</span>
              <span className="text-13 text-soft">
                {!prices.hidden && `${priceTexts(sibling.price, locale, prices.main).amount} · `}
                {stateOf(sibling)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
