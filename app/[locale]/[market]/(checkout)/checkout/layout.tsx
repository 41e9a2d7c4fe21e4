import type { ReactNode } from 'react'
import { OrderSummary } from '#features/cart/components/order-summary.tsx'
import { CheckoutFrame } from '#features/checkout/components/checkout-frame.tsx'

const CheckoutStepsLayout = ({ children }: { children: ReactNode }) => (
  <CheckoutFrame summary={<OrderSummary />}>{children}</CheckoutFrame>
)

export default CheckoutStepsLayout
