import { allowedScripts } from '#lib/security/limit-markup.ts'
import type { AnalyticsSettings } from '../page-settings.ts'

/**
 * Loads the script of a provider. In a trial all scripts come from the simulators, under the name of their host.
 * @param address with its host, without the scheme: `www.googletagmanager.com/gtag/js?id=G-1`
 */
export const loadScript = ({ tagsUrl }: AnalyticsSettings, address: string): void => {
  const script = document.createElement('script')
  script.async = true
  const url = tagsUrl === undefined ? `https://${address}` : `${tagsUrl}/${address}`
  allowedScripts.push(new URL('/', url).href)
  script.src = url
  document.head.append(script)
}
