import { useLocale, useTranslations } from 'next-intl'
import { Table } from '#components/ui/table.tsx'
import { formatPrice } from '#lib/format/format-price.ts'

const lines = [
  { title: 'Édes Anna', author: 'Kosztolányi Dezső', isbn: '978-615-9000-12-3', stock: 14, net: 3324, quantity: 1 },
  {
    title: 'A Pál utcai fiúk',
    author: 'Molnár Ferenc',
    isbn: '978-615-9000-48-2',
    stock: 120,
    net: 3514,
    quantity: 24,
  },
  { title: 'Színek és évek', author: 'Kaffka Margit', isbn: '978-615-9000-31-4', stock: 0, net: 3133, quantity: 2 },
]

export const TableSamples = () => {
  const t = useTranslations('uiGuide.data')
  const locale = useLocale()
  return (
    <Table caption={t('caption')} dense>
      <thead>
        <tr>
          <th scope="col">{t('book')}</th>
          <th scope="col">{t('isbn')}</th>
          <th scope="col" className="num">
            {t('stock')}
          </th>
          <th scope="col" className="num">
            {t('net')}
          </th>
          <th scope="col" className="num">
            {t('quantity')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ title, author, isbn, stock, net, quantity }) => (
          <tr key={isbn}>
            <th scope="row">
              {title}
              <span className="block font-normal text-soft">{author}</span>
            </th>
            <td className="whitespace-nowrap">{isbn}</td>
            <td className="num">{stock}</td>
            <td className="num">{formatPrice(net, 'HUF', locale)}</td>
            <td className="num">{quantity}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
