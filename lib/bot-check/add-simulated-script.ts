import { allowedScripts } from '#lib/security/limit-markup.ts'

/**
 * Adds the script that plays Google's in a trial, as the provider of react-google-recaptcha-v3 would: it takes a script
 * that is there already, and has no setting for an address.
 * @param tagsUrl `https://HOST/PATH` is at `tagsUrl/HOST/PATH`
 * @returns when the script has run
 */
export const addSimulatedScript = (tagsUrl: string, id: string, query: Record<string, string>): Promise<void> => {
  const folder = `${tagsUrl}/www.recaptcha.net/recaptcha/`
  allowedScripts.push(folder)
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const script = document.createElement('script')
  Object.assign(script, { id, async: true, src: `${folder}api.js?${new URLSearchParams(query)}` })
  script.addEventListener('load', () => resolve())
  script.addEventListener('error', () => {
    script.remove()
    reject(new Error('ReCaptcha error: Failed to load script'))
  })
  document.head.append(script)
  return promise
}
