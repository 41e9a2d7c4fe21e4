import { useLocale, useTranslations } from 'next-intl'
import type { ComponentType, ReactNode } from 'react'
import { Cover } from '#components/media/cover.tsx'
import { Price } from '#components/ui/price.tsx'
import type { VariantCard } from '#contracts/variant-cards.ts'
import { formatPrice } from '#lib/format/format-price.ts'
import { priceTexts } from '#lib/format/price-texts.ts'
import type { PriceKind } from '#lib/format/shown-prices.ts'
import { langOf } from '#lib/i18n/lang-of.ts'
import { Link } from '#lib/routing/navigation.ts'

export interface ListParts {
  /** The price that the market shows first, and the other one in small type. */
  prices: {
    main: PriceKind
    beside?: PriceKind | undefined
    /** The page shows no prices and no cart. */
    hidden: boolean
  }
  /** Slot: the cart's button for a book. */
  Action: ComponentType<Pick<VariantCard, 'title' | 'availability'> & { variantId: number }>
}

interface Props extends ListParts {
  title: string
  /** Null for a book that the shop no longer sells. */
  variant: VariantCard | null
  /** What else can be done with the book. */
  children?: ReactNode
}

const BookPrice = ({
  variant: { id, price },
  prices: { main, beside },
}: { variant: VariantCard } & Pick<Props, 'prices'>) => {
  const t = useTranslations('favourites')
  const locale = useLocale()
  const { amount, original, lowest30 } = priceTexts(price, locale, main)
  return (
    <Price
      id={id}
      amount={amount}
      {...(original && { original, originalLabel: t('originalPrice') })}
      {...(lowest30 && { lowest30: t('lowest30', { amount: lowest30 }) })}
      {...(beside && { note: t(beside, { amount: formatPrice(price[beside], price.currency, locale) }) })}
    />
  )
}

/** A book of a list. Of one that is no longer sold only the title is known. */
export const BookRow = ({ title, variant, prices, Action, children }: Props) => {
  const t = useTranslations('favourites')
  const formatName = useTranslations('formats')
  const locale = useLocale()
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 border-b border-line py-5 sm:grid-cols-[5.5rem_minmax(0,1fr)_13rem] sm:gap-x-6">
      {variant ? (
        <Link href={{ path: variant.path }} tabIndex={-1} aria-hidden className="self-start">
          <Cover cover={variant.cover} title={title} alt="" sizes="88px" />
        </Link>
      ) : (
        <span />
      )}
      <div className="min-w-0">
        {variant && <p className="text-13 text-soft">{variant.authors.map(({ name }) => name).join(', ')}</p>}
        <h3 className="title text-18">
          {variant ? (
            <Link
              href={{ path: variant.path }}
              lang={langOf(variant.language, locale)}
              className="hover:text-rubric hover:underline"
            >
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        {variant ? (
          <>
            <p className="mt-1 mb-2 text-13 text-soft">{formatName(variant.format)}</p>
            {!prices.hidden && <BookPrice variant={variant} prices={prices} />}
          </>
        ) : (
          <p className="mt-1 text-soft">{t('gone')}</p>
        )}
      </div>
      <div className="flex flex-col gap-3 max-sm:col-start-2">
        {variant && !prices.hidden && (
          <div className="flex">
            <Action variantId={variant.id} title={title} availability={variant.availability} />
          </div>
        )}
        {children}
      </div>
    </li>
  )
}
