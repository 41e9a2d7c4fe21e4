import { useLocale, useTranslations } from 'next-intl'
import { Cover } from '#components/media/cover.tsx'
import { Table } from '#components/ui/table.tsx'
import type { VariantCard } from '#contracts/catalogue.ts'
import { Link } from '#lib/routing/navigation.ts'
import { productHref } from '../catalog-hrefs.ts'
import { formatIsbn } from '../format-isbn.ts'
import { priceTexts } from '../price-texts.ts'

const Row = ({ variant }: { variant: VariantCard }) => {
  const t = useTranslations('catalog')
  const { amount, gross, original, lowest30 } = priceTexts(variant.price, useLocale(), true)
  return (
    <tr>
      <td className="w-14">
        <div className="my-1 w-10">
          <Cover cover={variant.cover} title="" alt="" sizes="40px" />
        </div>
      </td>
      <th scope="row" className="min-w-48">
        <Link href={productHref(variant)} prefetch={false} className="text-15 hover:text-rubric hover:underline">
          {variant.title}
        </Link>
        <span className="block font-normal text-soft">{variant.authors.map(({ name }) => name).join(', ')}</span>
      </th>
      <td className="whitespace-nowrap tabular-nums">{formatIsbn(variant.sku)}</td>
      <td className="whitespace-nowrap">{t(`formats.${variant.format}`)}</td>
      <td className={variant.availability === 'available' ? 'whitespace-nowrap text-ok' : 'whitespace-nowrap text-soft'}>
        {t(`availability.${variant.availability}`)}
      </td>
      <td className="num">
        <span className={original ? 'font-semibold text-rubric' : 'font-semibold'}>{amount}</span>
        {original && (
          <s className="block text-soft">
            <span className="sr-only">{t('originalPrice')} </span>
            {original}
          </s>
        )}
        {lowest30 && <span className="block text-soft">{t('lowest30', { amount: lowest30 })}</span>}
      </td>
      <td className="num text-soft">{gross}</td>
    </tr>
  )
}

/** How institutions see a listing: net prices, more rows on a screen. */
export const ProductTable = ({ variants }: { variants: readonly VariantCard[] }) => {
  const t = useTranslations('catalog.table')
  return (
    <Table caption={t('caption')} captionHidden dense>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{t('cover')}</span>
          </th>
          <th scope="col">{t('titleAndAuthor')}</th>
          <th scope="col">{t('isbn')}</th>
          <th scope="col">{t('format')}</th>
          <th scope="col">{t('stock')}</th>
          <th scope="col" className="num">
            {t('price')}
          </th>
          <th scope="col" className="num">
            {t('priceGross')}
          </th>
        </tr>
      </thead>
      <tbody>
        {variants.map((variant) => (
          <Row key={variant.id} variant={variant} />
        ))}
      </tbody>
    </Table>
  )
}
