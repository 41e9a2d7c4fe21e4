import { PaymentError, type PaymentCurrency } from '../port.ts'

export interface MerchantAccount {
  merchant: string
  secret: string
}

/** SimplePay gives every currency an account and a secret of its own. */
export type MerchantAccounts = Partial<Record<PaymentCurrency, MerchantAccount>>

/** Throws PaymentError `unsupported-currency` when the shop has no account for it. */
export function accountFor(accounts: MerchantAccounts, currency: PaymentCurrency): MerchantAccount {
  const account = accounts[currency]
  if (!account) throw new PaymentError('unsupported-currency')
  return account
}

export function accountOfMerchant(
  accounts: MerchantAccounts,
  merchant: string,
): (MerchantAccount & { currency: PaymentCurrency }) | undefined {
  for (const currency of ['HUF', 'EUR'] as const) {
    const account = accounts[currency]
    if (account?.merchant === merchant) return { ...account, currency }
  }
  return undefined
}
