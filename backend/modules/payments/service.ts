export { giveBack } from './give-back.ts'
export { payOnDelivery } from './pay-on-delivery.ts'
export { findDueRefunds } from './queries.ts'
export { openPayment } from './start-payment.ts'
