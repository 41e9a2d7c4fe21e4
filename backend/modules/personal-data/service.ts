export { clearErasedOrders, clearOldOrders } from './clear-orders.ts'
export { deleteExpiredGoodbyes, sendGoodbyeMail } from './goodbyes.ts'
