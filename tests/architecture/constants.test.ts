import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { defaults } from '#backend/modules/configuration/service.ts'
import { lifetimeMs } from '#backend/modules/sessions/rules/lifetimes.ts'
import { pictureShapes } from '#backend/pictures/picture-shapes.ts'
import { paymentProviders } from '#backend/ports/payments/providers.ts'
import { foxpost } from '#backend/ports/pickup-points/foxpost/definition.ts'
import { endpoints } from '#contracts/endpoints.ts'
import { line } from '#contracts/form-fields.ts'
import { pickupPoint } from '#contracts/pickup-points.ts'
import { userName } from '#contracts/profile-form.ts'
import { locales } from '#contracts/shop.ts'
import { defaultListKey } from '#contracts/shopping-list-form.ts'
import { defaultMarket } from '#lib/market/market.ts'
import favouritesEn from '#messages/en/favourite-marks.json'
import favouritesHu from '#messages/hu/favourite-marks.json'

/** The constants and limits of the specification (docs/specification.md, point 9), each where the shop has it. */
const read = (file: string): string => readFileSync(file, 'utf8')

/** The value that a pattern finds in a file: for what a test can not import. */
const inFile = (file: string, pattern: RegExp): string => pattern.exec(read(file))?.[1] ?? `not in ${file}`
const inTokens = (name: string): number =>
  16 * Number(inFile('app/styles/tokens.css', new RegExp(`--breakpoint-${name}: ([\\d.]+)rem;`)))

const limitOf = (name: 'search' | 'keywords' | 'suggestions' | 'contents'): number => {
  const queries = {
    search: endpoints['GET /v2.0/variants'].query.parse({}),
    suggestions: endpoints['GET /v2.0/quicksearch_suggestions/variants'].query.parse({ q: 'a' }),
    keywords: endpoints['GET /v2.0/keywords'].query.parse({}),
    contents: endpoints['GET /v2.0/container_contents/{id}/contents'].query.parse({}),
  }
  return queries[name].limit
}
const valuesQuery = endpoints['GET /v2.0/variants/contextual_values'].query
const takesIds = (count: number): boolean =>
  valuesQuery.safeParse({ ids: Array.from({ length: count }, (_, id) => id + 1).join(',') }).success
const takesLetters = (count: number): boolean => line().safeParse('a'.repeat(count)).success

const banner = ({ width, height }: { width: number; height: number }): string => `${width}/${height}`

const constants: [subject: string, value: unknown, inTheShop: unknown][] = [
  ['breakpoints', [600, 900, 1200, 1800], ['sm', 'md', 'lg', 'xl'].map(inTokens)],
  ['delay of a fetch while typing', '200', inFile('features/search/use-suggestions.ts', /delayMs = (\d+)/)],
  ['delay of the loading bar', '200', inFile('features/shell/components/loading-bar.tsx', /delayMs = (\d+)/)],
  ['compared products', 4, defaults.compare_limit],
  ['items per page of a container, and of a search', 24, limitOf('search')],
  ['suggestions of each kind', 5, limitOf('suggestions')],
  ['contents', 12, limitOf('contents')],
  ['keywords', 10, limitOf('keywords')],
  ['contextual values', [true, false], [takesIds(100), takesIds(101)]],
  ['key of the default list', 'default_shopping_list', defaultListKey],
  ['name of the default list', ['Kedvencek', 'Favourites'], [favouritesHu.default, favouritesEn.default]],
  ['display of a range of prices: an open interval', 'from', defaults.price_range_display],
  ['lists and collections of variants', false, defaults.product_model_enabled],
  [
    'products as a table in B2B, else as a grid',
    "'table' : 'grid'",
    inFile('features/listing/components/listing-view.tsx', /segment === 'b2b' \? ('table' : 'grid')/),
  ],
  [
    'several shopping lists in B2B alone',
    "'b2b'",
    inFile('backend/modules/shopping-lists/service.ts', /multiple: ctx\.actor\.segment === ('b2b')/),
  ],
  ['segment of anonymous visitors, whose prices are gross', 'b2c', defaultMarket.segment],
  ['type of a name: separated', true, userName.safeParse({ firstName: 'Anna', lastName: 'Kiss' }).success],
  ['file of a cart', 'xlsx', endpoints['GET /v2.0/orders/{id}/export'].query.parse({}).format],
  ['locales', ['hu', 'en'], defaults.available_locales],
  ['all locales', ['hu', 'en'], [...locales].toSorted().toReversed()],
  ['currency', 'HUF', defaults.default_currency],
  ['countries', ['HU'], defaults.valid_countries],
  ['online payment methods', ['simplepay', 'barion', 'online'], paymentProviders.map(({ key }) => key)],
  [
    'payment on delivery',
    "'cash_on_delivery'",
    inFile('backend/modules/checkout/add-attempt.ts', /method === ('\w+')/),
  ],
  ['refreshes of the token of a cart', '3', inFile('lib/session/with-session.ts', /maxRefreshes = (\d+)/)],
  ['seconds of "remember me"', 2_592_000, lifetimeMs / 1_000],
  ['sameSite of cookies of the server', 'lax', inFile('lib/session/session-cookie.ts', /sameSite: '(\w+)'/)],
  ['path of cookies of the server', '/', inFile('lib/session/session-cookie.ts', /path: '(.+?)'/)],
  ['sameSite of the cookie of the language', 'lax', inFile('middleware.ts', /sameSite: '(\w+)'/)],
  ['path of the cookie of the language', '/', inFile('middleware.ts', /path: '(.+?)'/)],
  ['sameSite of readable cookies', 'Lax', inFile('lib/session/readable-cookie.ts', /sameSite: '(\w+)'/)],
  ['cookie of notifications', 'notifications', inFile('lib/session/dismissed-notifications.ts', /cookie = '(\w+)'/)],
  ['cookie of the language', 'locale', inFile('lib/routing/visit.ts', /languageCookie = '(\w+)'/)],
  ['what one percent is as a rate', 0.01, defaults.pricing_rules.rate_unit],
  ['minimum price', 1, defaults.pricing_rules.minimum_price],
  ['letters of a line', [true, false], [takesLetters(256), takesLetters(257)]],
  ['centre of maps, latitude first', '47.46, 19.04', inFile('components/map/place-map.tsx', /center: \[([\d., ]+)\]/)],
  ['zoom of maps', '7', inFile('components/map/place-map.tsx', /zoom: (\d+)/)],
  ['margin of lazy loading', '600px', inFile('components/ui/carousel-loader.tsx', /nearMargin = '(\w+)'/)],
  [
    'signs of an active visitor',
    "'pointermove', 'pointerdown', 'keydown', 'scroll'",
    inFile('components/ui/carousel-loader.tsx', /signs = \[(.+)\]/),
  ],
  [
    'the carousel with one slide plays by itself',
    "'one'",
    inFile('features/regions/components/carousel.tsx', /turning=\{slides === ('one')/),
  ],
  ['its slide', '100%', inFile('components/ui/carousel.css', /\.carousel-one \{\s*--slide-width: (\S+);/)],
  [
    'slides of the other one on wide screens',
    '3',
    inFile('components/ui/carousel.css', /@variant md \{\s*--slide-width: calc\(.+ \/ (\d)\);/),
  ],
  [
    'sizes of banners, width by height',
    ['1440/357', '670/376', '376/500', '180/240', '100/100'],
    Object.values(pictureShapes).map(banner),
  ],
  ['version of the bot protection', '3', inFile('lib/bot-check/load-recaptcha.tsx', /version\?: (\d)/)],
  ['badge of the bot protection', 'none', inFile('app/styles/fields.css', /\.grecaptcha-badge \{\s*display: (\w+)/)],
  ['status of the redirect of the root', '302', inFile('lib/routing/guards/root-redirect.ts', /status: (\d+)/)],
  ['the root leads nowhere by default', null, defaults.root_redirect],
  ['base of the index of lists', 0, defaults.analytics_list_index_base],
  ['language of pickup points', 'hu', Object.keys(foxpost.addresses)[0]],
  ['load of pickup points', ['normal_loaded', 'medium_loaded', 'overloaded'], pickupPoint.shape.load.unwrap().options],
  ['version of the pixel', '3.0', inFile('lib/analytics/tags/meta.ts', /pixelVersion = '(.+)'/)],
  ['consent is granted or denied', "'granted' | 'denied'", inFile('lib/analytics/tags/tag.ts', /ConsentState = (.+)/)],
  ['ids of tracking tags', [{}, {}], [defaults.analytics_ids, defaults.marketing_tag_ids]],
]

test.each(constants)('%s', (_, value, inTheShop) => expect(inTheShop).toEqual(value))

/** Constants that the shop does without: the words of the ruling in docs/specification.md. */
const leftOut = [
  'twelve columns',
  'events of resizing',
  'margins of lazy loading',
  'addresses in detail',
  'pages of categories',
  'cookie of the language across origins',
  'size of the bot protection',
  'numbers without a meaning',
]

const rulings = [...read('docs/specification.md').matchAll(/^\| ([^|]+) \| [^|]+ \|$/gm)].map(([, subject]) => subject)

test.each(leftOut)('a ruling leaves out: %s', (subject) => expect(rulings).toContain(subject))

test('no part of the shop listens for events of resizing', () => {
  const sources = globSync('{app,components,features,lib}/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] })
  expect(sources.filter((file) => /EventListener\('resize'|onresize/.test(read(file)))).toEqual([])
})
