import { useLocale, useTranslations } from 'next-intl'
import { Table } from '#components/ui/table.tsx'
import { formatPrice } from '#lib/format/format-price.ts'
import { Sample } from './sample.tsx'

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

const columns = ['book', 'isbn', 'stock', 'net', 'quantity'] as const
const figures: ReadonlySet<string> = new Set(['stock', 'net', 'quantity'])

export const TableSamples = () => {
  const t = useTranslations('uiGuide.tables')
  const samples = useTranslations('uiGuide.samples')
  const locale = useLocale()
  const rows = (shown: typeof lines) => (
    <>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={figures.has(column) ? 'num' : undefined}>
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map(({ title, author, isbn, stock, net, quantity }) => (
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
    </>
  )
  return (
    <>
      <Sample
        title={samples('table')}
        className=""
        code={<Table caption={t('caption')}>{rows(lines.slice(0, 1))}</Table>}
      >
        <Table caption={t('caption')}>{rows(lines)}</Table>
      </Sample>
      <Sample
        title={samples('dense')}
        className=""
        code={
          <Table caption={t('denseCaption')} dense>
            {'…'}
          </Table>
        }
      >
        <Table caption={t('denseCaption')} dense>
          {rows(lines)}
        </Table>
      </Sample>
    </>
  )
}
