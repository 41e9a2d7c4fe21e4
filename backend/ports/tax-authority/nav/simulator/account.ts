import type { NavAccount } from '../envelope.ts'

/** The technical user of the trial, for the tax number that the demo shop has. */
export const sandboxAccount: NavAccount = {
  login: 'kolofonsandbox',
  password: 'kolofon-sandbox-password',
  taxNumber: '00000000',
  signKey: 'ab-cdef-0123456789abcdef01234567',
  exchangeKey: '0123456789ABCDEF',
}
