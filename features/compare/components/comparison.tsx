import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { CheckboxLine } from '#components/ui/checkbox.tsx'
import type { Compared } from '#contracts/comparison.ts'
import { compareRows } from '../rules/compare-rows.ts'
import type { ComparedPrices } from './compared-price.tsx'
import { type CompareAction, CompareTable } from './compare-table.tsx'

interface Props {
  books: readonly Compared[]
  prices: ComparedPrices
  onRemove: (book: Compared) => void
  onClear: () => void
  Action: CompareAction
}

/** The table, and the actions for the whole comparison. */
export const Comparison = ({ books, prices, onRemove, onClear, Action }: Props) => {
  const t = useTranslations('compare')
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const rows = compareRows(books, useLocale(), t)
  const canDiffer = books.length > 1
  const shown = canDiffer && onlyDifferences ? rows.filter(({ differs }) => differs) : rows
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        {canDiffer ? (
          <CheckboxLine
            label={t('onlyDifferences')}
            checked={onlyDifferences}
            onChange={({ target }) => setOnlyDifferences(target.checked)}
          />
        ) : (
          <p className="text-soft">{t('one')}</p>
        )}
        <Button size="small" onClick={onClear}>
          {t('clear')}
        </Button>
      </div>
      <CompareTable books={books} rows={shown} prices={prices} onRemove={onRemove} Action={Action} />
      <p role="status" className="text-soft">
        {shown.length === 0 && t('noDifferences')}
      </p>
    </>
  )
}
