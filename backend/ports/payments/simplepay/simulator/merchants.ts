import type { PaymentCurrency } from '../../port.ts'

export interface SimulatedMerchant {
  merchant: string
  secret: string
  currency: PaymentCurrency
  /** Two-step payment is switched on account by account. */
  twoStep?: boolean
}

/** The accounts the vendor publishes for everybody's tests on its sandbox. They open nothing. */
export const sandboxMerchants: readonly SimulatedMerchant[] = [
  { merchant: 'PUBLICTESTHUF', secret: 'FxDa5w314kLlNseq2sKuVwaqZshZT5d6', currency: 'HUF' },
  { merchant: 'PUBLICTESTEUR', secret: '9A2sDc7xh1JKW8r193RwW7X7X2ts837w', currency: 'EUR' },
]
