/** Hits of Google Analytics 4 in the form of `g/collect`, which gtag.js and the containers of Tag Manager send. */

/** Without consent to analytics the visitor is another one on every page, and no cookie is set. */
const consent = {}
const isGranted = (storage) => consent[storage] !== 'denied'
const passingClient = `${digits(10)}.${Math.floor(Date.now() / 1_000)}`
const pageLoad = digits(10)
let hits = 0

const clientId = () =>
  isGranted('analytics_storage')
    ? cookieOnce('_ga', () => `GA1.1.${passingClient}`, 730)
        .split('.')
        .slice(-2)
        .join('.')
    : passingClient

const sessionStart = String(Math.floor(Date.now() / 1_000))

/** `_ga_ID` holds the session: `GS2.1.s<start>$o<number>$…`. */
const sessionId = (id) => {
  if (!isGranted('analytics_storage') || !id.startsWith('G-')) return sessionStart
  const cookie = cookieOnce(`_ga_${id.slice(2)}`, () => `GS2.1.s${sessionStart}$o1$g0$t${sessionStart}$j60$l0$h0`, 730)
  return /\.s(\d+)/.exec(cookie)?.[1] ?? sessionStart
}

const consentState = () => `G1${isGranted('ad_storage') ? 1 : 0}${isGranted('analytics_storage') ? 1 : 0}`

/** The short names of an item's fields. */
const itemFields = {
  item_id: 'id',
  item_name: 'nm',
  item_brand: 'br',
  item_category: 'ca',
  item_category2: 'c2',
  item_variant: 'va',
  price: 'pr',
  quantity: 'qt',
  coupon: 'cp',
  discount: 'ds',
  index: 'lp',
  item_list_id: 'li',
  item_list_name: 'ln',
  affiliation: 'af',
  promotion_id: 'pi',
  promotion_name: 'pn',
  creative_name: 'cn',
  creative_slot: 'cs',
}

/** `id978…~nmThe title~pr2990~qt1`; a field without a short name is `k0publisher~v0The house`. */
const itemText = (item) => {
  const escaped = (value) => String(value).replaceAll('~', '~~')
  const given = Object.entries(item).filter(([, value]) => value !== undefined && value !== '')
  const known = given.filter(([name]) => itemFields[name]).map(([name, value]) => itemFields[name] + escaped(value))
  const own = given
    .filter(([name]) => !itemFields[name])
    .map(([name, value], index) => `k${index}${name}~v${index}${escaped(value)}`)
  return [...known, ...own].join('~')
}

const pageFields = { page_location: 'dl', page_referrer: 'dr', page_title: 'dt', currency: 'cu' }

const sendGa4 = (id, name, { items = [], send_to: _, ...parameters }) => {
  const hit = {
    v: 2,
    tid: id,
    _p: pageLoad,
    _s: ++hits,
    cid: clientId(),
    sid: sessionId(id),
    gcs: consentState(),
    ul: navigator.language.toLowerCase(),
    en: name,
    dl: location.href,
    dr: document.referrer || undefined,
    dt: document.title,
  }
  for (const [key, value] of Object.entries(parameters)) {
    if (value === undefined || value === null || typeof value === 'function') continue
    if (pageFields[key]) hit[pageFields[key]] = value
    else if (typeof value === 'number') hit[`epn.${key}`] = value
    else hit[`ep.${key}`] = typeof value === 'object' ? JSON.stringify(value) : value
  }
  items.forEach((item, index) => {
    hit[`pr${index + 1}`] = itemText(item)
  })
  post(collectorAt('www.google-analytics.com/g/collect', hit))
}

/** Both `default` and `update`; what nobody has said anything about is allowed. */
const setConsent = ({ wait_for_update: _, region: __, ...states }) => Object.assign(consent, states)
