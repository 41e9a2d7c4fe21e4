'use client'

import { useTranslations } from 'next-intl'
import { ClosedCart } from '#components/order/closed-cart.tsx'
import { MinimumOrder } from '#components/order/minimum-order.tsx'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { Drawer } from '#components/ui/drawer.tsx'
import { SkeletonText } from '#components/ui/skeleton.tsx'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { useOnPageEnd } from '#lib/routing/use-on-page-end.ts'
import { useClosedCart } from '#lib/session/use-closed-cart.ts'
import { useDraftOrder } from '#lib/session/use-draft-order.ts'
import { useShownPrices } from '#lib/session/use-shown-prices.ts'
import { CouponButton } from './coupon-button.tsx'
import { CouponModal } from './coupon-modal.tsx'
import { GoodsTotal } from './goods-total.tsx'
import { SummaryLines } from './summary-lines.tsx'

/**
 * A short view of the cart over the current page, and the modal for coupons that it opens (spec point 2: the layouts show
 * both). They are loaded when the visitor first opens the small cart, which closes on every new page.
 */
export const MiniCart = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const t = useTranslations('cart')
  const errorText = useErrorText()
  const { main } = useShownPrices()
  useOnPageEnd(onClose)
  const { data: order, isLoading, error } = useDraftOrder()
  const waiting = useClosedCart()
  const isFilled = order !== undefined && order !== null && order.items.length + order.unpriced.length > 0

  return (
    <>
      <Drawer
        open={open}
        onClose={onClose}
        title={t('cart')}
        closeLabel={t('close')}
        footer={
          isFilled && (
            <>
              {order.unpriced.length === 0 && !order.minimumOrder && (
                <ButtonLink href="/checkout" onClick={onClose} look="primary" className="w-full">
                  {t('checkout')}
                </ButtonLink>
              )}
              <ButtonLink href="/cart" onClick={onClose} className="w-full">
                {t('showCart')}
              </ButtonLink>
            </>
          )
        }
      >
        {isLoading && <SkeletonText lines={4} />}
        {error && <p role="alert">{errorText(error)}</p>}
        {waiting !== undefined && <ClosedCart copies={waiting} />}
        {waiting === undefined && !isLoading && !error && !isFilled && <p className="text-soft">{t('emptyText')}</p>}
        {isFilled && (
          <>
            <SummaryLines />
            <GoodsTotal order={order} />
            <CouponButton />
            {order.minimumOrder && (
              <MinimumOrder minimum={order.minimumOrder} currency={order.currency} amongNet={main === 'net'} />
            )}
          </>
        )}
      </Drawer>
      <CouponModal />
    </>
  )
}
