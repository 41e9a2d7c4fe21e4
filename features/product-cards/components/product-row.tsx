import { useLocale, useTranslations } from 'next-intl'
import { Cover } from '#components/media/cover.tsx'
import { classNames } from '#components/ui/class-names.ts'
import { langOf } from '#lib/i18n/lang-of.ts'
import { Link } from '#lib/routing/navigation.ts'
import { formatIsbn } from '#lib/format/format-isbn.ts'
import type { ListedVariant } from '#lib/api/listed-variant.ts'
import type { PriceDisplay } from '#lib/format/price-display.ts'
import { priceTexts } from '#lib/format/price-texts.ts'
import { CompareButton } from '#components/product/compare-button.tsx'
import { FavouriteButton } from '#components/product/favourite-button.tsx'
import { useOtherVariants } from '../use-other-variants.ts'
import { OtherVariants } from './other-variants.tsx'
import { RowOrder } from './row-order.tsx'
import { RowStock } from './row-stock.tsx'

interface Props {
  variant: ListedVariant
  prices: PriceDisplay
}

/** Institutions see the net price first, and the gross price beside it. */
const RowPrice = ({ variant: { price }, prices }: Props) => {
  const t = useTranslations('catalog')
  const locale = useLocale()
  const { amount, original, lowest30 } = priceTexts(price, locale, prices.main)
  const beside = prices.besideInLists && priceTexts(price, locale, prices.besideInLists).amount
  return (
    <>
      <span className={classNames('font-semibold', original && 'text-rubric')}>{amount}</span>{' '}
      {original && (
        <s className="text-soft">
          <span className="sr-only">{t('originalPrice')} </span>
          {original}
        </s>
      )}
      {beside && <span className="block text-soft">{t('gross', { amount: beside })}</span>}
      {lowest30 && <span className="block whitespace-normal text-soft">{t('lowest30', { amount: lowest30 })}</span>}
    </>
  )
}

/** Styles: product-table.css. */
export const ProductRow = ({ variant, prices }: Props) => {
  const t = useTranslations('catalog')
  const locale = useLocale()
  const otherVariants = useOtherVariants(prices)(variant)
  return (
    <tr>
      <td className="row-cover">
        <Cover cover={variant.cover} title="" alt="" />
      </td>
      <th scope="row" className="row-book">
        <Link href={{ path: variant.path }} lang={langOf(variant.language, locale)}>
          {variant.title}
        </Link>
        <span className="block font-normal text-soft">{variant.authors.map(({ name }) => name).join(', ')}</span>
        {otherVariants && <OtherVariants variants={otherVariants} />}
      </th>
      <td className="row-isbn">{formatIsbn(variant.sku)}</td>
      <td className="row-format">{t(`formats.${variant.format}`)}</td>
      <td className="row-stock">
        <RowStock variant={variant} />
      </td>
      {!prices.hidden && (
        <>
          <td className="row-price" data-own-price={variant.id}>
            <RowPrice variant={variant} prices={prices} />
          </td>
          <td className="row-add">
            <RowOrder variant={variant} />
          </td>
        </>
      )}
      <td className="row-compare">
        <CompareButton variant={variant} bare />
        <FavouriteButton {...variant} label={t('favourite')} place="row" />
      </td>
    </tr>
  )
}
