/** A stand-in for a container of Tag Manager with one tag in it: it passes every event of the data layer on. */
const container = tagParameters.get('id')

const relay = (entry) => {
  if (Object.prototype.toString.call(entry) === '[object Arguments]') {
    if (entry[0] === 'consent') setConsent(entry[2])
    return
  }
  const { event, ecommerce, 'gtm.uniqueEventId': _, ...others } = entry
  // `gtm.js` and others of its kind start the container itself.
  if (typeof event !== 'string' || event.startsWith('gtm.')) return
  sendGa4(container, event, { ...others, ...ecommerce })
}

/** A page may give the layer another name. */
const layerName = tagParameters.get('l') ?? 'dataLayer'
window[layerName] ??= []
follow(window[layerName], relay)
