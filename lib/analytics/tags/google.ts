import type { AnalyticsEvent } from '../events.ts'
import { allowedScripts } from '#lib/security/limit-markup.ts'
import { loadScript } from './load-script.ts'
import { type StartTag, storagesOf } from './tag.ts'

type Gtag = (...command: unknown[]) => void

/** Google's tag reads its commands as `arguments` objects; an array would be ignored. */
export const commandsOf = (layer: unknown[]): Gtag =>
  function push() {
    // oxlint-disable-next-line prefer-rest-params -- see above
    layer.push(arguments)
  }

/** The addresses in events are those that the shop gives, without ids and tokens. */
const placeOf = ({ name, params }: AnalyticsEvent) =>
  name === 'page_view' ? { page_location: params.page_location, page_referrer: params.page_referrer } : undefined

const adsScripts = ['https://www.googleadservices.com/', 'https://googleads.g.doubleclick.net/']

/** Google Analytics 4 and Google Ads, which share one script. */
export const startGoogle: StartTag = ({ settings, consent }) => {
  const { ga4, googleAds } = settings.tags
  const first = ga4 ?? googleAds?.id
  if (first === undefined) return undefined
  const layer: unknown[] = []
  Object.assign(window, { dataLayer: layer })
  const gtag = commandsOf(layer)
  gtag('consent', 'default', storagesOf(consent))
  gtag('js', new Date())
  if (ga4 !== undefined) gtag('config', ga4, { send_page_view: false })
  if (googleAds) gtag('config', googleAds.id, { send_page_view: false })
  loadScript(settings, `www.googletagmanager.com/gtag/js?id=${first}`)
  // The script of Ads loads these by itself.
  if (googleAds) allowedScripts.push(...adsScripts)

  /** The tags that get every event: Ads uses them for its audiences. */
  const all = [ga4, googleAds?.id].filter((id) => id !== undefined)
  const convert = ({ name, params }: AnalyticsEvent) => {
    if (name !== 'purchase' || !googleAds?.purchaseLabel) return
    const { value, currency, transaction_id } = params
    gtag('event', 'conversion', {
      send_to: `${googleAds.id}/${googleAds.purchaseLabel}`,
      value,
      currency,
      transaction_id,
    })
  }
  return {
    track: (event) => {
      const place = placeOf(event)
      if (place) gtag('set', place)
      gtag('event', event.name, { ...event.params, send_to: all })
      convert(event)
    },
    updateConsent: (state) => gtag('consent', 'update', storagesOf(state)),
  }
}
