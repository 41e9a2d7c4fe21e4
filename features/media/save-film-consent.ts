import { filmConsentKey } from './film-consent.ts'

export const keepFilmConsent = (consents: boolean): void => {
  try {
    if (consents) localStorage.setItem(filmConsentKey, 'yes')
    else localStorage.removeItem(filmConsentKey)
  } catch {
    // A forbidden storage costs the memory: the next page asks again.
  }
}
