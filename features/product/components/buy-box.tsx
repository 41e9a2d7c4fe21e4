import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { copiesFromSupplier } from '#lib/format/copies-from-supplier.ts'
import { priceTexts } from '#lib/format/price-texts.ts'
import { BuyNotes, type BuyNotesProps } from './buy-notes.tsx'
import { CompareButton } from '#components/product/compare-button.tsx'
import { VariantPrice } from '#components/product/variant-price.tsx'

interface Props extends BuyNotesProps {
  /** Slots: the cart's island, with a quantity beside the button, and the button alone for the bar of phones. */
  action: ReactNode
  barAction: ReactNode
  /** Slot: what can be done about a book that is sold out. */
  soldOutAction: ReactNode
  /** Slot: how a visitor gets to see the price, where it comes after the sign-in. */
  signIn: ReactNode
  /** What deals make of the variant. */
  deals: ReactNode
  /** Whether this variant can be in an offer for an organisation: features/offers puts a button here for its members. */
  canBeOffered: boolean
}

/** Where it is, in a word or two. */
const SupplyWord = ({ variant }: Pick<Props, 'variant'>) => {
  const t = useTranslations('catalog')
  if (copiesFromSupplier(variant, 1)) return t('fromSupplier')
  return variant.type === 'virtual' && variant.availability === 'available'
    ? t('download')
    : t(`availability.${variant.availability}`)
}

/** Price, the one red button, and what to know before pressing it. */
export const BuyBox = ({ action, barAction, soldOutAction, signIn, deals, canBeOffered, ...notes }: Props) => {
  const { variant, prices } = notes
  const isForSale = variant.availability !== 'unavailable' && !prices.hidden
  const { amount, original } = priceTexts(variant.price, useLocale(), prices.main)
  return (
    <>
      <div className="rounded-box border border-line bg-sheet p-5 md:p-6">
        <VariantPrice id={variant.id} price={variant.price} prices={prices} size="large" />
        {prices.hidden ? (
          signIn
        ) : isForSale ? (
          <div className="mt-4 max-md:hidden" data-copies>
            {action}
          </div>
        ) : (
          <div className="mt-4 empty:hidden">{soldOutAction}</div>
        )}
        {/* The button comes after the page. Its place is there from the beginning, so nothing below it moves. */}
        {canBeOffered && !prices.hidden && (
          <div className="mt-2 min-h-11 max-md:mt-4" data-offer-request={variant.id} />
        )}
        {isForSale && deals}
        <BuyNotes {...notes} />
        <div className="mt-3.5 border-t border-line pt-2">
          <CompareButton variant={variant} />
        </div>
      </div>
      {isForSale && (
        <div
          data-buy-bar
          className="fixed inset-x-0 bottom-0 z-20 flex items-center gap-4 border-t border-line bg-sheet px-[18px] py-3 md:hidden"
        >
          <p className="shrink-0" data-own-price={variant.id} data-place="line">
            <span className={original ? 'block text-18 font-semibold text-rubric' : 'block text-18 font-semibold'}>
              {amount}
            </span>
            <span
              className={variant.availability === 'available' ? 'block text-13 text-ok' : 'block text-13 text-soft'}
            >
              <SupplyWord variant={variant} />
            </span>
          </p>
          {barAction}
        </div>
      )}
    </>
  )
}
