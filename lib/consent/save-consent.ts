import { type Consent, consents } from './consents.ts'

/** Saves the visitor's consent, or withdraws it. */
export const saveConsent = (consent: Consent, isAllowed: boolean): void => {
  try {
    if (isAllowed) localStorage.setItem(consents[consent], 'yes')
    else localStorage.removeItem(consents[consent])
  } catch {
    // Where the storage is forbidden, the permission lasts as long as the page: the next page asks again.
  }
}
