import { type Consent, consents } from './consents.ts'

/** Whether the visitor has given this consent on this device. Where the storage is forbidden, there is none. */
export const hasConsent = (consent: Consent): boolean => {
  try {
    return localStorage.getItem(consents[consent]) === 'yes'
  } catch {
    return false
  }
}
