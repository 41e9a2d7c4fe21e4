import { ShoppingBag } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import type { ListedVariant } from '#lib/api/listed-variant.ts'

/**
 * A plain form, because a table has dozens of them; features/cart listens for `data-order`. A download is bought once.
 * A book that is not published yet is not limited by stock.
 */
export const RowOrder = ({ variant: { id, title, availability, stock } }: { variant: ListedVariant }) => {
  const t = useTranslations('cart')
  if (availability === 'unavailable') return null
  const isPreorder = availability === 'preorder'
  return (
    <form className="row-order" data-order={id} data-title={title}>
      {(stock !== null || isPreorder) && (
        <input
          type="number"
          name="quantity"
          inputMode="numeric"
          min={1}
          max={isPreorder ? undefined : (stock ?? undefined)}
          defaultValue={1}
          required
          autoComplete="off"
          aria-label={t('quantityOf', { title })}
        />
      )}
      <Button type="submit" size="small" aria-label={`${t(isPreorder ? 'addPreorder' : 'add')}: ${title}`}>
        <ShoppingBag aria-hidden size={16} strokeWidth={1.6} />
        <span>{t(isPreorder ? 'addPreorder' : 'add')}</span>
      </Button>
    </form>
  )
}
