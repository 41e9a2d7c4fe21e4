'use client'

import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import type { UnpricedItem } from '#contracts/draft-order-items.ts'
import { Cover } from '#components/media/cover.tsx'
import { classNames } from '#components/ui/class-names.ts'
import { langOf } from '#lib/i18n/lang-of.ts'
import { Link } from '#lib/routing/navigation.ts'

interface Props {
  variant: Pick<UnpricedItem['variant'], 'path' | 'cover' | 'language'>
  title: string
  /** The id of the title, for the focus. */
  titleId?: string
  /** Above the title: the deal. */
  mark: ReactNode
  /** Below the title. */
  children?: ReactNode
  aside?: ReactNode
  /** The aside is short: it has room beside the title on phones too. */
  isShort?: boolean
}

/** A gift or an upsell, chosen or offered, under the item that it belongs to. */
export const RewardRow = ({ variant, title, titleId, mark, children, aside, isShort = false }: Props) => {
  const locale = useLocale()
  return (
    <li
      className={classNames(
        'grid gap-x-4 gap-y-2 border-t border-line py-4 sm:grid-cols-[3.25rem_minmax(0,1fr)_auto]',
        isShort ? 'grid-cols-[3rem_minmax(0,1fr)_auto]' : 'grid-cols-[3rem_minmax(0,1fr)]',
      )}
    >
      <span className="row-span-2 sm:row-span-1">
        <Cover cover={variant.cover} title={title} alt="" />
      </span>
      <div className="min-w-0">
        <div className="text-13 text-soft">{mark}</div>
        <h3 className="font-medium">
          <Link
            {...(titleId !== undefined && { id: titleId })}
            href={{ path: variant.path }}
            lang={langOf(variant.language, locale)}
            className="hover:text-rubric"
          >
            {title}
          </Link>
        </h3>
        {children}
      </div>
      <div className={isShort ? undefined : 'max-sm:col-start-2 max-sm:justify-self-start'}>{aside}</div>
    </li>
  )
}
