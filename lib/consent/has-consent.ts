import { type Consent, consents } from './consents.ts'

/** Whether the visitor has allowed it on this device. Where the storage is forbidden, nothing is allowed. */
export const hasConsent = (consent: Consent): boolean => {
  try {
    return localStorage.getItem(consents[consent]) === 'yes'
  } catch {
    return false
  }
}
