import { hasTagManager, tagManagerLayer } from '../has-tag-manager.ts'
import { commandsOf } from './google.ts'
import { loadScript } from './load-script.ts'
import { type StartTag, storagesOf } from './tag.ts'

/**
 * Google Tag Manager. What its container runs is decided outside of the shop, so it is loaded by the first page that
 * shows no password, no address and no order, and hears of such pages only.
 */
export const startTagManager: StartTag = ({ settings, consent }) => {
  const { tagManager } = settings.tags
  if (tagManager === undefined) return undefined
  const layer: unknown[] = []
  const tell = commandsOf(layer)
  tell('consent', 'default', storagesOf(consent))
  const load = () => {
    Object.assign(window, { [tagManagerLayer]: layer })
    layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    loadScript(settings, `www.googletagmanager.com/gtm.js?id=${tagManager}&l=${tagManagerLayer}`)
  }
  return {
    track: ({ name, params, isPrivate }) => {
      if (isPrivate) return
      if (!hasTagManager()) load()
      const isCommerce = 'items' in params || 'promotion_id' in params
      // The container keeps what it was told before, so the last goods are taken back first.
      if (isCommerce) layer.push({ ecommerce: null })
      layer.push(isCommerce ? { event: name, ecommerce: params } : { event: name, ...params })
    },
    updateConsent: (state) => tell('consent', 'update', storagesOf(state)),
  }
}
