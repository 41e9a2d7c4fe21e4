/** Whether this device may ask YouTube for films; nothing is asked before. */
export const filmConsentKey = 'youtube-consent'

export const hasConsented = (): boolean => {
  try {
    return localStorage.getItem(filmConsentKey) === 'yes'
  } catch {
    return false
  }
}
