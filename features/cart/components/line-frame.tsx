'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { UnpricedItem } from '#contracts/draft-order-items.ts'
import { Cover } from '#components/media/cover.tsx'
import { langOf } from '#lib/i18n/lang-of.ts'
import { Link } from '#lib/routing/navigation.ts'
import { lineId } from '../rules/focus-targets.ts'
import { RemoveButton } from './remove-button.tsx'

interface Props {
  item: Pick<UnpricedItem, 'id' | 'name' | 'variant'>
  /** Above the title; otherwise the authors stand there. */
  mark?: ReactNode
  /** Whether the book can be ordered, and what lowers its price. */
  note: ReactNode
  quantity?: ReactNode
  price?: ReactNode
  onRemove: () => void
  /** The list of the gifts and upsells that belong to the item. */
  children?: ReactNode
}

/** The parts that every line of the cart has, with or without a price: the book, and the button that removes it. */
export const LineFrame = ({ item, mark, note, quantity, price, onRemove, children }: Props) => {
  const { id, name, variant } = item
  const formatName = useTranslations('formats')
  const locale = useLocale()
  const href = { path: variant.path }

  return (
    <li className="border-b border-line">
      <div className="grid grid-cols-[4.5rem_minmax(0,1fr)_auto] gap-x-4 gap-y-3 py-5 sm:grid-cols-[5.25rem_minmax(0,1fr)_auto] sm:gap-x-6 lg:grid-cols-[5.25rem_minmax(0,1fr)_11rem_6.5rem]">
        <Link href={href} tabIndex={-1} aria-hidden className="row-span-2 self-start">
          <Cover cover={variant.cover} title={name} alt="" sizes="84px" />
        </Link>
        <div className="min-w-0">
          <div className="text-soft">{mark || variant.authors.map((author) => author.name).join(', ')}</div>
          <h2 className="title text-18">
            <Link id={lineId(id)} href={href} lang={langOf(variant.language, locale)} className="hover:text-rubric">
              {name}
            </Link>
          </h2>
          <p className="mt-1 text-13 text-soft">{formatName(variant.format)}</p>
          {note}
        </div>
        <div className="max-lg:col-span-2 max-lg:col-start-2 max-lg:row-start-2 lg:justify-self-end">{quantity}</div>
        <div className="max-lg:col-start-3 max-lg:row-start-1">{price}</div>
        <div className="col-start-2 justify-self-start">
          <RemoveButton title={name} onRemove={onRemove} />
        </div>
      </div>
      {children}
    </li>
  )
}

/** The gifts and upsells under a line, in line with its title on wide screens. */
export const LineRewards = ({ children }: { children: ReactNode }) => (
  <ul className="ml-6 empty:hidden sm:ml-[6.75rem]">{children}</ul>
)
