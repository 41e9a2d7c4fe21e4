import type { ReactNode } from 'react'
import { CheckoutShell } from '../checkout-shell.tsx'

/** Of the checkout by offer (spec point 2): nothing of a cart that can be changed, and no coupons. */
const OfferCheckoutLayout = ({ children }: { children: ReactNode }) => (
  <CheckoutShell namespaces={[]}>{children}</CheckoutShell>
)

export default OfferCheckoutLayout
