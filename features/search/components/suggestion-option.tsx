import { Clock, Search, X } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { Cover } from '#components/media/cover.tsx'
import { classNames } from '#components/ui/class-names.ts'
import { formatPrice } from '#lib/format/format-price.ts'
import { langOf } from '#lib/i18n/lang-of.ts'
import { isCartClosed } from '#lib/market/is-cart-closed.ts'
import { useShownPrices } from '#lib/session/use-shown-prices.ts'
import { markMatches } from '../mark-matches.ts'
import type { Suggestion } from '../suggestion.ts'

interface Props {
  id: string
  item: Suggestion
  typed: string
  isChosen: boolean
  onRemove: () => void
}

const Sign = ({ item: { variant, isRecent } }: Pick<Props, 'item'>) => {
  if (variant)
    return (
      <span className="w-8 shrink-0">
        <Cover cover={variant.cover} title={variant.title} alt="" sizes="32px" />
      </span>
    )
  const Icon = isRecent ? Clock : Search
  return <Icon aria-hidden size={16} strokeWidth={1.6} className="shrink-0 text-soft" />
}

/**
 * One option; use-combobox.ts handles its keys and presses. The button with the cross is for the pointer; on the
 * keyboard Delete does the same.
 */
export const SuggestionOption = ({ id, item, typed, isChosen, onRemove }: Props) => {
  const t = useTranslations('quicksearch')
  const locale = useLocale()
  const { main } = useShownPrices()
  return (
    <div role="presentation" className="flex">
      <div
        role="option"
        id={id}
        aria-selected={isChosen}
        className={classNames(
          'flex min-h-11 min-w-0 flex-1 cursor-pointer items-center gap-3 px-4 py-1.5 hover:bg-tint',
          isChosen && 'bg-tint outline-2 -outline-offset-2 outline-ink',
        )}
      >
        <Sign item={item} />
        <span className="min-w-0 flex-1">
          <span lang={langOf(item.variant?.language, locale)} className="block">
            {markMatches(item.text, typed).map(({ start, text, isMatch }) =>
              isMatch ? <strong key={start}>{text}</strong> : <span key={start}>{text}</span>,
            )}
          </span>
          {item.note && <span className="block text-13 text-soft">{item.note}</span>}
        </span>
        {item.variant && !isCartClosed() && (
          <span className="shrink-0 text-right tabular-nums" data-own-price={item.variant.id} data-place="line">
            {formatPrice(item.variant.price[main], item.variant.price.currency, locale)}
          </span>
        )}
      </div>
      {item.isRecent && (
        <button
          type="button"
          aria-hidden
          tabIndex={-1}
          title={t('removeRecent', { search: item.text })}
          onClick={onRemove}
          className="flex w-11 shrink-0 items-center justify-center text-soft hover:text-rubric"
        >
          <X aria-hidden size={16} strokeWidth={1.6} />
        </button>
      )}
    </div>
  )
}
