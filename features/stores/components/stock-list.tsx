import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { DetailedStock } from '#contracts/product-page.ts'
import { Link } from '#lib/routing/navigation.ts'

type StoreStock = DetailedStock['stores'][number]

interface Props {
  stocks: readonly StoreStock[]
  /** What only the visitor's clock knows; its line is kept free for it. */
  opening?: (stock: StoreStock) => ReactNode
}

/** The shops that have the book, each with how much of it. */
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
