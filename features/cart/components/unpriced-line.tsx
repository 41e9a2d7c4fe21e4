'use client'

import { useTranslations } from 'next-intl'
import type { UnpricedItem } from '#contracts/draft-order-items.ts'
import { LineFrame } from './line-frame.tsx'

/** A book that was added while the shop sold it in another currency. */
export const UnpricedLine = ({ item, onRemove }: { item: UnpricedItem; onRemove: () => void }) => {
  const t = useTranslations('cart')
  return (
    <LineFrame
      item={item}
      note={<p className="text-13 font-medium text-error">{t('unpriced')}</p>}
      onRemove={onRemove}
    />
  )
}
