'use client'

import { Columns3, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useSelectedLayoutSegments } from 'next/navigation'
import type { ReactNode } from 'react'
import { AddedMessages } from '#lib/i18n/added-messages.tsx'
import { Link } from '#lib/routing/navigation.ts'
import en from '#messages/en/compare-bar.json'
import hu from '#messages/hu/compare-bar.json'
import { clearCompared, parseCompared } from '../compare-list.ts'
import { usePressedMarks } from '#components/product/use-pressed-marks.ts'

const texts = { hu: { compareBar: hu }, en: { compareBar: en } }

interface Props {
  cookie: string
  limit: number
}

const Bar = ({ cookie, limit }: Props): ReactNode => {
  const t = useTranslations('compareBar')
  const ids = parseCompared(cookie)
  const isAtComparison = useSelectedLayoutSegments().includes('compare')
  usePressedMarks('compare', ids)
  if (isAtComparison || ids.length === 0) return null
  return (
    <section aria-label={t('title')} className="compare-bar">
      <Link href="/compare">
        <Columns3 aria-hidden size={20} strokeWidth={1.6} />
        <span>{t('open')}</span>
        <span role="status" className="text-soft tabular-nums">
          <span aria-hidden>
            {ids.length}/{limit}
          </span>
          <span className="sr-only">{t('count', { count: ids.length, limit })}</span>
        </span>
      </Link>
      <button type="button" aria-label={t('clear')} onClick={clearCompared}>
        <X aria-hidden size={18} strokeWidth={1.6} />
      </button>
    </section>
  )
}

/**
 * The number of books in the comparison, a link to the comparison and a button that empties the list. Styles:
 * compare.css.
 */
export const CompareBar = (props: Props): ReactNode => (
  <AddedMessages texts={texts}>
    <Bar {...props} />
  </AddedMessages>
)
