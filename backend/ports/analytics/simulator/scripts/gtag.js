/** A stand-in for Google's tag: it works off the data layer that `gtag()` fills, for Analytics 4 and for Ads. */
const settings = {}
const destinations = new Map()

const sendConversion = (destination, { value, currency, transaction_id: order }) => {
  const [account, label] = destination.split('/')
  if (!label) return
  const conversion = {
    random: Date.now(),
    label,
    value,
    currency_code: currency,
    oid: order,
    gcs: consentState(),
    url: location.href,
  }
  askForPixel(collectorAt(`www.googleadservices.com/pagead/conversion/${account.replace('AW-', '')}/`, conversion))
}

const sendEvent = (name, parameters = {}) => {
  const chosen = parameters.send_to === undefined ? [...destinations.keys()] : [parameters.send_to].flat()
  for (const id of chosen) {
    if (id.startsWith('G-')) sendGa4(id, name, { ...settings, ...destinations.get(id), ...parameters })
    else if (id.startsWith('AW-')) sendConversion(id, { ...settings, ...parameters })
  }
}

const commands = {
  js: () => {},
  set: (first, second) => Object.assign(settings, typeof first === 'string' ? { [first]: second } : first),
  consent: (_kind, states) => setConsent(states),
  config: (id, { send_page_view: sendsPageView = true, ...own } = {}) => {
    destinations.set(id, own)
    if (id.startsWith('G-') && sendsPageView) sendEvent('page_view', { send_to: id })
  },
  event: sendEvent,
  get: (id, field, answer) => {
    const values = { client_id: clientId, session_id: () => sessionId(id) }
    answer(values[field]?.())
  },
}

/** Only the arguments of `gtag()` are commands; other objects are for Tag Manager. */
const obey = (entry) => {
  if (Object.prototype.toString.call(entry) !== '[object Arguments]') return
  const [name, ...rest] = entry
  commands[name]?.(...rest)
}

// A second gtag.js on the page, for another id, finds the first one at work.
window.google_tag_data ??= {}
if (!window.google_tag_data.isGtagLoaded) {
  window.google_tag_data.isGtagLoaded = true
  window.dataLayer ??= []
  follow(window.dataLayer, obey)
}
