export { queryProvider, providerOf, withdrawPayment } from './query-provider.ts'
export { findPaymentMethods, paymentFee, type PaymentMethodRow, paymentMethodsSql } from './methods.ts'
export { countRefused, deleteOldNotifications, insertNotification } from './notification-queries.ts'
export {
  claimDue,
  claimStart,
  closeOpenAttempts,
  findDueRefunds,
  hasPaid,
  insertAttempt,
  insertRefund,
  isServedOtherwise,
  lockPayment,
  type PaymentRow,
  saveStarted,
  selectByOrderRef as findByOrderRef,
  selectPaid as findPaid,
  sumRefunds,
  selectByProviderId as findByProviderId,
  selectByUuid as findPayment,
  selectLatestAttempt as findLatestAttempt,
  selectMainAttempt as findMainAttempt,
  selectMainAttempts as findMainAttempts,
  updatePayment,
} from './queries.ts'
export { refundOrder } from './refund-order.ts'
export { refund } from './refund.ts'
