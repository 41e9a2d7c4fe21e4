import { useLocale, useTranslations } from 'next-intl'
import { Cover } from '#components/media/cover.tsx'
import { classNames } from '#components/ui/class-names.ts'
import { Link } from '#lib/routing/navigation.ts'
import { formatIsbn } from '../format-isbn.ts'
import type { ListedVariant } from '../listed-variant.ts'
import type { PriceDisplay } from '../price-display.ts'
import { priceTexts } from '../price-texts.ts'
import { CompareButton } from './compare-button.tsx'
import { OtherVariants } from './other-variants.tsx'
import { RatingLine } from './rating-line.tsx'

interface Props {
  variant: ListedVariant
  prices: PriceDisplay
}

const RowPrice = ({ variant, prices }: Props) => {
  const t = useTranslations('catalog')
  const locale = useLocale()
  const { amount, original } = priceTexts(variant.price, locale, prices.main)
  return (
    <>
      <span className={classNames('font-semibold', original && 'text-rubric')}>{amount}</span>
      {original && (
        <s className="block text-soft">
          <span className="sr-only">{t('originalPrice')} </span>
          {original}
        </s>
      )}
      {prices.besideOnCards && (
        <span className="block text-soft lg:hidden">
          {t('gross', { amount: priceTexts(variant.price, locale, prices.besideOnCards).amount })}
        </span>
      )}
    </>
  )
}

export const ProductRow = ({ variant, prices }: Props) => {
  const t = useTranslations('catalog')
  const locale = useLocale()
  const { lowest30 } = priceTexts(variant.price, locale, prices.main)
  const format = t(`formats.${variant.format}`)
  const stock = t(`availability.${variant.availability}`)
  const stockColour = variant.availability === 'available' ? 'text-ok' : 'text-soft'
  return (
    <tr>
      <td className="w-14">
        <div className="my-1 w-10">
          <Cover cover={variant.cover} title="" alt="" />
        </div>
      </td>
      <th scope="row" className="md:min-w-48">
        <Link href={{ path: variant.path }} className="text-15 hover:text-rubric hover:underline">
          {variant.title}
        </Link>
        <span className="block font-normal text-soft">{variant.authors.map(({ name }) => name).join(', ')}</span>
        {variant.rating && <RatingLine rating={variant.rating} />}
        <span className="font-normal text-soft lg:hidden">
          <span className="block">{format}</span>
          <span className="block whitespace-nowrap tabular-nums">{formatIsbn(variant.sku)}</span>
        </span>
        {lowest30 && <span className="block font-normal text-soft">{t('lowest30', { amount: lowest30 })}</span>}
        <span className={classNames('block font-normal sm:hidden', stockColour)}>{stock}</span>
        <OtherVariants variant={variant} prices={prices} />
      </th>
      <td className="whitespace-nowrap tabular-nums max-lg:hidden">{formatIsbn(variant.sku)}</td>
      <td className="whitespace-nowrap max-lg:hidden">{format}</td>
      <td className={classNames('whitespace-nowrap max-sm:hidden', stockColour)}>{stock}</td>
      <td className="num">
        <RowPrice variant={variant} prices={prices} />
      </td>
      {prices.besideOnCards && (
        <td className="num text-soft max-lg:hidden">
          {priceTexts(variant.price, locale, prices.besideOnCards).amount}
        </td>
      )}
      <td className="w-8">
        <CompareButton variant={variant} bare />
      </td>
    </tr>
  )
}
