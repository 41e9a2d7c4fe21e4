import { useTranslations } from 'next-intl'
import type { ComponentType } from 'react'
import type { Compared } from '#contracts/comparison.ts'
import type { CompareRow } from '../rules/compare-rows.ts'
import { ComparedBook } from './compared-book.tsx'
import { ComparedPrice, type ComparedPrices } from './compared-price.tsx'

/** Slot: the cart's button for a book. */
export type CompareAction = ComponentType<Pick<Compared, 'title' | 'availability'> & { variantId: number }>

interface Props {
  books: readonly Compared[]
  rows: readonly CompareRow[]
  prices: ComparedPrices
  onRemove: (book: Compared) => void
  Action: CompareAction
}

const label =
  'sticky left-0 z-10 w-28 min-w-28 bg-paper pr-4 text-left align-top font-medium text-soft sm:w-44 sm:min-w-44'
/** One width for all columns: the length of a publisher's name does not change it. */
const cell = 'w-64 min-w-40 px-3 align-top sm:min-w-52'
const line = 'border-t border-line'

/**
 * Books in columns, facts in rows. The table scrolls sideways; the labels of the rows stay visible. Styles stand here,
 * not in a file.
 */
export const CompareTable = ({ books, rows, prices, onRemove, Action }: Props) => {
  const t = useTranslations('compare')
  return (
    <div role="region" aria-label={t('caption')} tabIndex={0} className="relative overflow-x-auto pb-2">
      <table className="w-max max-w-full min-w-full border-collapse">
        <caption className="sr-only">{t('caption')}</caption>
        <thead>
          <tr>
            <th scope="col" className={label}>
              <span className="sr-only">{t('feature')}</span>
            </th>
            {books.map((book) => (
              <th key={book.id} scope="col" className={`${cell} pt-4 pb-5 text-left`}>
                <ComparedBook book={book} onRemove={() => onRemove(book)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {!prices.hidden && (
            <tr className={line}>
              <th scope="row" className={`${label} py-3`}>
                {t(prices.main === 'net' ? 'facts.priceNet' : 'facts.price')}
              </th>
              {books.map((book) => (
                <td key={book.id} className={`${cell} py-3`}>
                  <div className="mb-3 text-18">
                    <ComparedPrice price={book.price} prices={prices} />
                  </div>
                  <div className="max-w-56">
                    <Action variantId={book.id} title={book.title} availability={book.availability} />
                  </div>
                </td>
              ))}
            </tr>
          )}
          {rows.map((row) => (
            <tr key={row.label} className={line}>
              <th scope="row" className={`${label} py-3`}>
                {row.label}
              </th>
              {books.map(({ id }, index) => (
                <td key={id} className={`${cell} py-3 tabular-nums`}>
                  {row.values[index] ?? (
                    <span className="text-soft">
                      <span aria-hidden>–</span>
                      <span className="sr-only">{t('none')}</span>
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
