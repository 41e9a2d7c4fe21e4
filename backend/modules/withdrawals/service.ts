export { findWithdrawal } from './find-withdrawal.ts'
export { isWithdrawn, selectForMail as findWithdrawalForMail } from './queries.ts'
