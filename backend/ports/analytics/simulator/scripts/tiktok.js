/** A stand-in for TikTok's pixel: it works off the queue of `ttq` and answers its methods from then on. */
const ttq = window.ttq
const pixels = new Set([tagParameters.get('sdkid')])
const held = []
let consent = 'granted'

const newId = () => Array.from({ length: 3 }, () => digits(9)).join('')

const send = (name, properties, eventId) => {
  for (const code of pixels) {
    const body = {
      event: name,
      event_id: eventId ?? '',
      message_id: `messageId-${newId()}`,
      timestamp: new Date().toISOString(),
      context: {
        user: { anonymous_id: cookieOnce('_ttp', newId, 390) },
        pixel: { code },
        page: { url: location.href, referrer: document.referrer },
        library: { name: 'pixel.js', version: 'stand-in' },
      },
      properties,
    }
    post(collectorAt('analytics.tiktok.com/api/v2/pixel'), JSON.stringify(body))
  }
}

const track = (name, properties = {}, { event_id: eventId } = {}) => {
  const fire = () => send(name, properties, eventId)
  if (consent === 'granted') fire()
  else if (consent === 'held') held.push(fire)
}

const methods = {
  load: (code) => void pixels.add(code),
  page: () => track('Pageview'),
  track,
  holdConsent: () => {
    consent = 'held'
  },
  grantConsent: () => {
    consent = 'granted'
    held.splice(0).forEach((fire) => fire())
  },
  revokeConsent: () => {
    consent = 'revoked'
    held.length = 0
  },
}

for (const [name, method] of Object.entries(methods)) ttq[name] = method
follow(ttq, ([name, ...rest]) => methods[name]?.(...rest))
