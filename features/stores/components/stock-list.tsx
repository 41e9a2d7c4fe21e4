import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { DetailedStock } from '#contracts/product-page.ts'
import { Link } from '#lib/routing/navigation.ts'

type StoreStock = DetailedStock['stores'][number]

interface Props {
  stocks: readonly StoreStock[]
  /** The text that depends on the visitor's clock. Its line is reserved before the text is known. */
  opening?: (stock: StoreStock) => ReactNode
}

/** The stores that have the book, each with its stock level. */
export const StockList = ({ stocks, opening }: Props) => {
  const t = useTranslations('stores')
  return (
    <ul className="mt-1">
      {stocks
        .filter(({ level }) => level !== 'none')
        .map((stock) => (
          <li key={stock.store.id} className="border-t border-line py-2 first:border-t-0">
            <span className="flex flex-wrap justify-between gap-x-3">
              <Link href={{ path: stock.store.path }} className="text-link">
                {stock.store.name}
              </Link>
              <span className="text-soft">{t(`levels.${stock.level}`)}</span>
            </span>
            <span className="block min-h-[1.5em]">{opening?.(stock)}</span>
          </li>
        ))}
    </ul>
  )
}
