import { useTranslations } from 'next-intl'
import type { VariantCard } from '#contracts/variant-cards.ts'

interface Props {
  variant: Pick<VariantCard, 'id' | 'title'>
  /** The box alone, for the narrow column of a table. */
  bare?: boolean
}

/** A plain button: features/compare listens for `data-compare` and sets `aria-pressed`. Its styles are in compare.css there. */
export const CompareButton = ({ variant: { id, title }, bare = false }: Props) => {
  const t = useTranslations('catalog')
  return (
    <button
      type="button"
      className="compare-toggle"
      data-compare={id}
      aria-pressed={false}
      aria-label={t('compareTitle', { title })}
      title={bare ? t('compare') : undefined}
    >
      {!bare && t('compare')}
    </button>
  )
}
