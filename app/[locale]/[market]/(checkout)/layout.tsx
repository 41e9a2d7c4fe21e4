import type { ReactNode } from 'react'
import { CouponModal } from '#features/cart/components/coupon-modal.tsx'
import { CheckoutShell } from '../checkout-shell.tsx'

const CheckoutLayout = ({ children }: { children: ReactNode }) => (
  <CheckoutShell namespaces={['deals', 'orders']} dialogs={<CouponModal />}>
    {children}
  </CheckoutShell>
)

export default CheckoutLayout
