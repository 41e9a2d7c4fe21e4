import type { PaymentStatus } from '#contracts/orders.ts'

/** The statuses of a payment and where each may lead. What is paid stays paid. */
const moves: Record<PaymentStatus, readonly PaymentStatus[]> = {
  created: ['in_progress', 'paid', 'not_paid'],
  in_progress: ['paid', 'not_paid'],
  // The browser says "cancelled", the bank says "taken": the bank is right, even later.
  not_paid: ['paid'],
  paid: [],
}

export const canMovePayment = (from: PaymentStatus, to: PaymentStatus): boolean => moves[from].includes(to)
