/** A stand-in for Meta's pixel: it takes the queue of `fbq` over. */
const fbq = window.fbq
const pixels = []
const held = []
let isAllowed = true
let sent = 0

const browserId = () => cookieOnce('_fbp', () => `fb.1.${Date.now()}.${digits(18)}`, 90)

/** The click on an advertisement that led here. */
const clickId = () => {
  const click = new URLSearchParams(location.search).get('fbclid')
  return click ? cookieOnce('_fbc', () => `fb.1.${Date.now()}.${click}`, 90) : readCookie('_fbc')
}

const send = (pixel, name, parameters, eventId) => {
  const custom = Object.entries(parameters).map(([key, value]) => [
    `cd[${key}]`,
    typeof value === 'object' ? JSON.stringify(value) : value,
  ])
  const hit = {
    id: pixel,
    ev: name,
    dl: location.href,
    rl: document.referrer,
    if: false,
    ts: Date.now(),
    ...Object.fromEntries(custom),
    v: '2.9.stand-in',
    ec: sent++,
    fbp: browserId(),
    fbc: clickId(),
    eid: eventId,
    rqm: 'GET',
  }
  askForPixel(collectorAt('www.facebook.com/tr/', hit))
}

const track = (name, parameters = {}, { eventID: eventId } = {}) => {
  const fire = () => pixels.forEach((pixel) => send(pixel, name, parameters, eventId))
  if (isAllowed) fire()
  else held.push(fire)
}

const commands = {
  init: (pixel) => void (pixels.includes(String(pixel)) || pixels.push(String(pixel))),
  track,
  trackCustom: track,
  set: () => {},
  consent: (state) => {
    isAllowed = state === 'grant'
    if (isAllowed) held.splice(0).forEach((fire) => fire())
  },
}

const call = ([name, ...rest]) => commands[name]?.(...rest)

fbq.callMethod = (...words) => call(words)
fbq.queue.splice(0).forEach((words) => call(words))
