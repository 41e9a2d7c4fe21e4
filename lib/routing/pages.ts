import { uiGuideGroups } from './ui-guide-groups.ts'

/**
 * Every page once. next-intl's pathnames, typed links, hreflang, sitemap, middleware guards and the end-to-end
 * `goto` derive from this table; a test compares it with the folders under `app/`.
 * Internal paths are the English ones.
 */
export type Guard = 'public' | 'guest' | 'login'
export type Layout = 'shop' | 'checkout' | 'auth' | 'maintenance' | 'ui-guide'

interface Page {
  readonly hu: string
  readonly en: string
  readonly layout: Layout
  readonly guard: Guard
  /** In the sitemap, and so for search engines. */
  readonly sitemap: boolean
  /** Its default view is static; with filters in the query `…/view` renders it on request. */
  readonly listing?: true
  /** One static page for all ids of this kind: what stands in the address is read in the browser (use-address-id.ts). */
  readonly shell?: 'uuid'
  /** All that can stand in its address; anything else is not found. */
  readonly ids?: readonly string[]
}

export const pages = {
  '/': { hu: '/', en: '/', layout: 'shop', guard: 'public', sitemap: true },
  '/search': { hu: '/kereses', en: '/search', layout: 'shop', guard: 'public', sitemap: false, listing: true },
  '/categories': { hu: '/kategoriak', en: '/categories', layout: 'shop', guard: 'public', sitemap: true },
  '/categories/[id]': {
    hu: '/kategoriak/[id]',
    en: '/categories/[id]',
    layout: 'shop',
    guard: 'public',
    sitemap: true,
    listing: true,
  },
  '/collections': { hu: '/listak', en: '/collections', layout: 'shop', guard: 'public', sitemap: true },
  '/collections/[id]': {
    hu: '/listak/[id]',
    en: '/collections/[id]',
    layout: 'shop',
    guard: 'public',
    sitemap: true,
    listing: true,
  },
  '/publishers': { hu: '/kiadok', en: '/publishers', layout: 'shop', guard: 'public', sitemap: true },
  '/publishers/[id]': {
    hu: '/kiadok/[id]',
    en: '/publishers/[id]',
    layout: 'shop',
    guard: 'public',
    sitemap: true,
    listing: true,
  },
  '/authors': { hu: '/szerzok', en: '/authors', layout: 'shop', guard: 'public', sitemap: true, listing: true },
  '/authors/[id]': {
    hu: '/szerzok/[id]',
    en: '/authors/[id]',
    layout: 'shop',
    guard: 'public',
    sitemap: true,
    listing: true,
  },
  '/stores': { hu: '/uzletek', en: '/stores', layout: 'shop', guard: 'public', sitemap: true },
  '/stores/[id]': { hu: '/uzletek/[id]', en: '/stores/[id]', layout: 'shop', guard: 'public', sitemap: true },
  '/products/[id]': { hu: '/termekek/[id]', en: '/products/[id]', layout: 'shop', guard: 'public', sitemap: true },
  '/variants/corresponding-variant': {
    hu: '/variants/corresponding-variant',
    en: '/variants/corresponding-variant',
    layout: 'shop',
    guard: 'public',
    sitemap: false,
    listing: true,
  },
  '/contents/[id]': {
    hu: '/tartalmak/[id]',
    en: '/contents/[id]',
    layout: 'shop',
    guard: 'public',
    sitemap: true,
    listing: true,
  },
  '/stock-notifications': {
    hu: '/keszletertesitok',
    en: '/stock-notifications',
    layout: 'shop',
    guard: 'public',
    sitemap: false,
  },
  '/compare': { hu: '/osszehasonlitas', en: '/compare', layout: 'shop', guard: 'public', sitemap: false },
  '/faqs': { hu: '/gyik', en: '/faqs', layout: 'shop', guard: 'public', sitemap: true, listing: true },
  '/downloadable-documents': {
    hu: '/letoltheto-dokumentumok',
    en: '/downloadable-documents',
    layout: 'shop',
    guard: 'public',
    sitemap: true,
  },
  '/newsletter': { hu: '/hirlevel', en: '/newsletter', layout: 'shop', guard: 'public', sitemap: true },
  '/newsletter/confirm': {
    hu: '/hirlevel/megerosites',
    en: '/newsletter/confirm',
    layout: 'shop',
    guard: 'public',
    sitemap: false,
  },
  '/newsletter/unsubscribe': {
    hu: '/hirlevel/leiratkozas',
    en: '/newsletter/unsubscribe',
    layout: 'shop',
    guard: 'public',
    sitemap: false,
  },
  '/cart': { hu: '/kosar', en: '/cart', layout: 'shop', guard: 'public', sitemap: false },
  '/login': { hu: '/bejelentkezes', en: '/login', layout: 'auth', guard: 'guest', sitemap: false },
  '/checkout': { hu: '/penztar', en: '/checkout', layout: 'checkout', guard: 'public', sitemap: false },
  '/checkout/delivery': {
    hu: '/penztar/szallitas',
    en: '/checkout/delivery',
    layout: 'checkout',
    guard: 'public',
    sitemap: false,
  },
  '/checkout/billing': {
    hu: '/penztar/szamlazas',
    en: '/checkout/billing',
    layout: 'checkout',
    guard: 'public',
    sitemap: false,
  },
  '/checkout/payment': {
    hu: '/penztar/fizetes',
    en: '/checkout/payment',
    layout: 'checkout',
    guard: 'public',
    sitemap: false,
  },
  '/order-tracking': { hu: '/rendeles-kovetese', en: '/order-status', layout: 'shop', guard: 'public', sitemap: false },
  '/payment/return/[id]': {
    hu: '/payment/return/[id]',
    en: '/payment/return/[id]',
    layout: 'checkout',
    guard: 'public',
    sitemap: false,
    shell: 'uuid',
  },
  '/orders/[id]/status': {
    hu: '/rendelesek/[id]/allapot',
    en: '/orders/[id]/status',
    layout: 'shop',
    guard: 'public',
    sitemap: false,
    shell: 'uuid',
  },
  '/orders/[id]/details/auth': {
    hu: '/rendelesek/[id]/reszletek/azonositas',
    en: '/orders/[id]/details/auth',
    layout: 'shop',
    guard: 'public',
    sitemap: false,
    shell: 'uuid',
  },
  '/orders/[id]/details/view': {
    hu: '/rendelesek/[id]/reszletek/adatok',
    en: '/orders/[id]/details/view',
    layout: 'shop',
    guard: 'public',
    sitemap: false,
    shell: 'uuid',
  },
  '/rating/order/[id]': {
    hu: '/ertekeles/rendeles/[id]',
    en: '/rating/order/[id]',
    layout: 'shop',
    guard: 'public',
    sitemap: false,
    shell: 'uuid',
  },
  '/maintenance': { hu: '/karbantartas', en: '/maintenance', layout: 'maintenance', guard: 'public', sitemap: false },
  '/ui-guide': { hu: '/ui-guide', en: '/ui-guide', layout: 'ui-guide', guard: 'public', sitemap: false },
  '/ui-guide/[id]': {
    hu: '/ui-guide/[id]',
    en: '/ui-guide/[id]',
    layout: 'ui-guide',
    guard: 'public',
    sitemap: false,
    ids: uiGuideGroups,
  },
} as const satisfies Record<string, Page>

/** What stands in place of the id of a page that is one shell for all of them. */
export const anyId = '-'

export type PageName = keyof typeof pages

export const pageNames = Object.keys(pages) as PageName[]

/** Which page an internal path (`/products/edes-anna-1`) belongs to. */
export const findPage = (internalPath: string): PageName | undefined =>
  pageNames.find((name) => new RegExp(`^${name.replaceAll(/\[\w+\]/g, '[^/]+')}$`).test(internalPath))
