'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Table } from '#components/ui/table.tsx'
import type { Currency } from '#contracts/shop.ts'
import { formatPrice } from '#lib/format/format-price.ts'

interface Share {
  /** What no other share has. */
  key: string | number
  name: string
  /** Orders or copies. */
  count: number
  /** In minor units. */
  net: number
}

interface Props {
  title: string
  /** The heads of the columns of names and counts. */
  heads: readonly [string, string]
  shares: readonly Share[]
  currency: Currency
}

const shownAtFirst = 10

/** Who or what has which share, the largest first, with a bar beside the figures. */
export const ShareTable = ({ title, heads: [nameHead, countHead], shares, currency }: Props) => {
  const t = useTranslations('traffic')
  const locale = useLocale()
  const [showsAll, setShowsAll] = useState(false)
  const top = Math.max(...shares.map(({ net }) => net), 1)
  const isLong = shares.length > shownAtFirst
  return (
    <div className="min-w-0">
      <h2 className="title mb-3 text-24">{title}</h2>
      <Table caption={title} captionHidden dense>
        <thead>
          <tr>
            <th scope="col">{nameHead}</th>
            <th scope="col" className="num">
              {countHead}
            </th>
            <th scope="col" className="num">
              {t('sum')}
            </th>
          </tr>
        </thead>
        <tbody>
          {shares.slice(0, showsAll ? undefined : shownAtFirst).map(({ key, name, count, net }) => (
            <tr key={key}>
              <th scope="row" className="w-full">
                {name}
                <span
                  aria-hidden
                  className="mt-1 block h-1 min-w-px rounded-pill bg-ink forced-colors:bg-[CanvasText]"
                  style={{ width: `${Math.max(net / top, 0) * 100}%` }}
                />
              </th>
              <td className="num">{count}</td>
              <td className="num">{formatPrice(net, currency, locale)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {isLong && (
        <button
          type="button"
          aria-expanded={showsAll}
          className="text-link mt-2 min-h-6 text-13"
          onClick={() => setShowsAll(!showsAll)}
        >
          {t(showsAll ? 'less' : 'more', { count: showsAll ? shownAtFirst : shares.length })}
        </button>
      )}
    </div>
  )
}
