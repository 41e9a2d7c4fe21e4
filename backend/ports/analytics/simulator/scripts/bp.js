/** A stand-in for Barion's pixel: it works off the queue of `bp`, whose words are those of the full pixel. */
const pixels = []
const held = []
let consent = 'unknown'
let sent = 0

const send = (pixel, name, properties) => {
  const own = Object.entries(properties).map(([key, value]) => [
    `p.${key}`,
    typeof value === 'object' ? JSON.stringify(value) : value,
  ])
  askForPixel(
    collectorAt('pixel.barion.com/a.gif', {
      ba_pixel_id: pixel,
      ev: name,
      es: sent++,
      ts: Date.now(),
      url: location.href,
      ...Object.fromEntries(own),
    }),
  )
}

const commands = {
  init: (what, pixel) => void (what === 'addBarionPixelId' && !pixels.includes(pixel) && pixels.push(pixel)),
  consent: (choice) => {
    consent = choice === 'grantConsent' ? 'granted' : 'rejected'
    const waiting = held.splice(0)
    if (consent === 'granted') waiting.forEach((fire) => fire())
  },
  /** Nothing leaves before the visitor has said yes. */
  track: (name, properties = {}) => {
    const fire = () => pixels.forEach((pixel) => send(pixel, name, properties))
    if (consent === 'granted') fire()
    else if (consent === 'unknown') held.push(fire)
  },
}

window.bp ??= () => {}
window.bp.q ??= []
follow(window.bp.q, ([name, ...rest]) => commands[name]?.(...rest))
