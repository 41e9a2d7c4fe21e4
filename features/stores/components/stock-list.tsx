import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { DetailedStock } from '#contracts/product-page.ts'
import { Link } from '#lib/routing/navigation.ts'

type Shelf = DetailedStock['stores'][number]

interface Props {
  shelves: readonly Shelf[]
  /** What only the visitor's clock knows; its line is kept free for it. */
  opening?: (shelf: Shelf) => ReactNode
}

/** The shops that have the book, each with how much of it. */
export const StockList = ({ shelves, opening }: Props) => {
  const t = useTranslations('stores')
  return (
    <ul className="mt-1">
      {shelves
        .filter(({ level }) => level !== 'none')
        .map((shelf) => (
          <li key={shelf.store.id} className="border-t border-line py-2 first:border-t-0">
            <span className="flex flex-wrap justify-between gap-x-3">
              <Link href={{ path: shelf.store.path }} className="text-link">
                {shelf.store.name}
              </Link>
              <span className="text-soft">{t(`levels.${shelf.level}`)}</span>
            </span>
            <span className="block min-h-[1.5em]">{opening?.(shelf)}</span>
          </li>
        ))}
    </ul>
  )
}
