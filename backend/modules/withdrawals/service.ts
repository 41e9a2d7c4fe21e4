export { type Accepted, acceptWithdrawal } from './accept.ts'
export { findWithdrawal } from './find-withdrawal.ts'
export {
  isWithdrawn,
  selectByNumber as findWithdrawalByNumber,
  selectForMail as findWithdrawalForMail,
  selectWaiting as findWaitingWithdrawals,
} from './queries.ts'
